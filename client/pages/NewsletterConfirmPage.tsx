import { NewsletterBenefits } from '../components/newsletter/NewsletterBenefits';
import { Picture } from '../components/Picture';
import { useTranslation } from '../i18n/context';
import { Island } from '../site/Island';
import { links } from '../site/links';
import type { DescribeHead } from '../site/head';

export type NewsletterConfirmProps =
  | { variant: 'pending' | 'confirmed' | 'invalid' }
  | { variant: 'button'; token: string }
  /** A signup form without JavaScript that came back. */
  | { variant: 'subscribe'; email: string; problem: 'invalidEmail' | 'genericError' };

export const head: DescribeHead<NewsletterConfirmProps> = ({ variant }, t) => ({
  title: t(
    variant === 'confirmed' ? 'newsletter.confirm.confirmed.title' : 'newsletter.confirm.title',
  ),
  description: t('newsletter.confirm.description'),
  noIndex: true,
});

/** 'Almost There!' or 'Subscription confirmed' (spec section 2, "/newsletter/confirm"). */
export default function NewsletterConfirmPage(props: NewsletterConfirmProps) {
  const { t } = useTranslation();
  return (
    <div className="page letter">
      <Picture src="/img/newsletter.webp" alt="" sizes="(min-width: 64rem) 60rem, 94vw" first />
      <div className="panel letter-card">
        <Message {...props} />
        {props.variant !== 'button' && <Onward again={props.variant === 'invalid'} />}
      </div>
      <NewsletterBenefits heading={t('newsletter.confirm.benefitsHeading')} />
    </div>
  );
}

function Message(props: NewsletterConfirmProps) {
  const { t } = useTranslation();
  if (props.variant === 'subscribe') {
    return (
      <>
        <h1>{t('home.newsletter.title')}</h1>
        <Island name="NewsletterForm" props={{ email: props.email, problem: props.problem }} />
      </>
    );
  }
  const text = (part: string) => t(`newsletter.confirm.${props.variant}.${part}`);
  return (
    <>
      <h1>{text('heading')}</h1>
      <p className="lead">{text('text')}</p>
      {props.variant === 'pending' && <p>{text('spam')}</p>}
      {props.variant === 'invalid' && <p>{text('help')}</p>}
      {props.variant === 'button' && <ConfirmButton token={props.token} />}
    </>
  );
}

/** People press buttons; programs that look through mails open links. */
function ConfirmButton({ token }: { token: string }) {
  const { t } = useTranslation();
  return (
    <form method="post" action={links.newsletterConfirm}>
      <input type="hidden" name="token" value={token} />
      <button className="button">{t('newsletter.confirm.button.confirm')}</button>
      <p className="small">{t('newsletter.confirm.button.note')}</p>
    </form>
  );
}

function Onward({ again }: { again: boolean }) {
  const { t } = useTranslation();
  return (
    <p className="actions">
      {again && (
        <a className="button" href={links.newsletter}>
          {t('newsletter.confirm.subscribeAgain')}
        </a>
      )}
      <a className={again ? 'button button-quiet' : 'button'} href={links.deals}>
        {t('newsletter.confirm.dealsLink')}
      </a>
      <a className="button button-quiet" href={links.home}>
        {t('newsletter.confirm.homeLink')}
      </a>
    </p>
  );
}
