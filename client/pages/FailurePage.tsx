import { useTranslation } from '../i18n/context';
import { links } from '../site/links';
import { useSite } from '../site/site';
import type { DescribeHead } from '../site/head';

export interface FailureProps {
  status: number;
}

const kind = (status: number) => (status === 503 ? 'unavailable' : 'error');

export const head: DescribeHead<FailureProps> = ({ status }, t) => ({
  title: t(`common.${kind(status)}.title`),
  description: t(`common.${kind(status)}.text`),
  noIndex: true,
});

/** Something did not work, or not just now. */
export default function FailurePage({ status }: FailureProps) {
  const { t } = useTranslation();
  const { path } = useSite();
  return (
    <div className="page">
      <div className="notice">
        <h1>{t(`common.${kind(status)}.heading`)}</h1>
        <p>{t(`common.${kind(status)}.text`)}</p>
        <p className="actions">
          <a className="button" href={path}>
            {t('common.generic.retry')}
          </a>
          <a className="button button-quiet" href={links.home}>
            {t('common.generic.backHome')}
          </a>
        </p>
      </div>
    </div>
  );
}
