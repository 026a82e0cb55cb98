import { SceneHero } from '../components/SceneHero';
import { CalmButton } from '../components/thank-you/CalmButton';
import { NextSteps } from '../components/thank-you/NextSteps';
import { Voucher } from '../components/thank-you/Voucher';
import { WhereNext } from '../components/thank-you/WhereNext';
import { useTranslation } from '../i18n/context';
import { links } from '../site/links';
import type { DescribeHead } from '../site/head';

export const head: DescribeHead<object> = (_props, t) => ({
  title: t('thankyou.title'),
  description: t('thankyou.description'),
});

/** A sample of what a buyer will see; nothing on it comes from the server's data. */
export default function ThankYouPage() {
  const { t } = useTranslation();
  return (
    <>
      <SceneHero scene="thank-you" alt="" className="scene-hero-low">
        <h1>{t('thankyou.heading')}</h1>
        <p className="lead">{t('thankyou.lead')}</p>
      </SceneHero>
      <div className="page thank-you">
        <Voucher />
        <p className="actions no-print">
          <CalmButton>{t('thankyou.actions.download')}</CalmButton>
          <CalmButton>{t('thankyou.actions.emailSupport')}</CalmButton>
        </p>
        <p className="small">{t('thankyou.sampleNotice')}</p>
      </div>
      <NextSteps />
      <WhereNext />
      <p className="section-end">
        <a className="more" href={links.home}>
          {t('thankyou.backHome')}
        </a>
      </p>
    </>
  );
}
