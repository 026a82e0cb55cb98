import { DealGrid, SkeletonGrid } from '../components/DealGrid';
import { useTranslation } from '../i18n/context';
import { lastMinute } from '../rules/spots';
import { calls } from '../site/links';
import { useLate } from './support/use-late';
import type { CardDeal } from '../rules/deal';

interface DealShelfProps {
  deals: CardDeal[] | null;
  /** Which of the featured deals: all, or those flagged urgent, at most three (spec section 2). */
  shelf: 'trending' | 'lastMinute';
  empty: string;
  now: number;
}

/** A section of featured deals on the home page. */
export default function DealShelf({ deals: brought, shelf, empty, now }: DealShelfProps) {
  const { t } = useTranslation();
  const { data: deals, failed } = useLate(brought, calls.featured);
  if (failed) return <p role="alert">{t('common.error.text')}</p>;
  if (!deals) return <SkeletonGrid count={3} label={t('deals.list.loading')} />;
  const shown = shelf === 'trending' ? deals : lastMinute(deals);
  if (!shown.length) return <p className="shelf-empty">{empty}</p>;
  return <DealGrid deals={shown} now={now} />;
}
