import { useTranslation } from '../i18n/context';
import { calls, links } from '../site/links';
import type { DescribeHead } from '../site/head';

export interface ExportProps {
  kind: 'contacts' | 'newsletter' | null;
  state: 'queued' | 'building' | 'ready' | 'failed' | 'expired';
  /** Null before the worker has said how far it is. */
  progress: { rows: number; of: number } | null;
  file: string;
}

export const head: DescribeHead<ExportProps> = (_props, t) => ({
  title: t('admin.export.page.title'),
  description: t('admin.export.page.title'),
  noIndex: true,
});

/** An export that takes longer than a request waits. The page asks again by itself, without JavaScript. */
export default function ExportPage({ kind, state, progress, file }: ExportProps) {
  const { t } = useTranslation();
  const isUnderWay = state === 'queued' || state === 'building';
  return (
    <div className="page">
      <div className="panel export">
        <h1>{t('admin.export.page.heading')}</h1>
        {kind && <p className="kicker">{t(`admin.export.page.${kind}`)}</p>}
        <p role="status">{t(`admin.export.page.${state}`)}</p>
        {isUnderWay && <Progress progress={progress} />}
        <p className="actions">
          {state === 'ready' && (
            <a className="button" href={file}>
              {t('admin.export.page.download')}
            </a>
          )}
          {isUnderWay && (
            <a className="button" href="">
              {t('admin.export.page.refresh')}
            </a>
          )}
          {state === 'failed' && kind && (
            <a className="button" href={calls.export(kind)}>
              {t('admin.export.page.restart')}
            </a>
          )}
          <a className="button button-quiet" href={links.admin}>
            {t('admin.export.page.back')}
          </a>
        </p>
      </div>
    </div>
  );
}

function Progress({ progress }: Pick<ExportProps, 'progress'>) {
  const { t } = useTranslation();
  const percent = progress?.of ? Math.floor((progress.rows / progress.of) * 100) : 0;
  return (
    <>
      <progress max={100} value={percent} aria-label={t('admin.export.page.progressLabel')} />
      <p>
        {t('admin.export.page.progress', { percent })}
        {progress && ` · ${t('admin.export.page.rows', { count: progress.rows })}`}
      </p>
      <p className="note">{t('admin.export.page.refreshNote')}</p>
    </>
  );
}
