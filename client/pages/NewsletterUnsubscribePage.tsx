import { Picture } from '../components/Picture';
import { useTranslation } from '../i18n/context';
import { links } from '../site/links';
import type { DescribeHead } from '../site/head';

export interface NewsletterUnsubscribeProps {
  token: string | null;
  done: boolean;
}

export const head: DescribeHead<NewsletterUnsubscribeProps> = ({ done }, t) => ({
  title: t(done ? 'newsletter.unsubscribe.doneTitle' : 'newsletter.unsubscribe.title'),
  description: t('newsletter.unsubscribe.description'),
  noIndex: true,
});

/** One button to leave; opening the page changes nothing. */
export default function NewsletterUnsubscribePage({ token, done }: NewsletterUnsubscribeProps) {
  const { t } = useTranslation();
  return (
    <div className="page letter">
      <Picture src="/img/newsletter.webp" alt="" sizes="(min-width: 64rem) 60rem, 94vw" first />
      <div className="panel letter-card">
        {done ? <Done /> : <Ask token={token} />}
        <p className="actions">
          <a className="button button-quiet" href={links.home}>
            {t('newsletter.confirm.homeLink')}
          </a>
        </p>
      </div>
    </div>
  );
}

function Ask({ token }: { token: string | null }) {
  const { t } = useTranslation();
  return (
    <>
      <h1>{t('newsletter.unsubscribe.heading')}</h1>
      {token === null ? (
        <p className="lead">{t('newsletter.unsubscribe.missing')}</p>
      ) : (
        <form method="post" action={links.newsletterUnsubscribe}>
          <p className="lead">{t('newsletter.unsubscribe.text')}</p>
          <input type="hidden" name="token" value={token} />
          <button className="button">{t('newsletter.unsubscribe.button')}</button>
        </form>
      )}
    </>
  );
}

function Done() {
  const { t } = useTranslation();
  return (
    <>
      <h1>{t('newsletter.unsubscribe.doneHeading')}</h1>
      <p className="lead">{t('newsletter.unsubscribe.doneText')}</p>
    </>
  );
}
