import { SkeletonGrid } from '../components/DealGrid';
import { DealShelf, type ShelfKind } from '../components/DealShelf';
import { useTranslation } from '../i18n/context';
import { calls } from '../site/links';
import { useLate } from './support/use-late';
import type { CardDeal } from '../rules/deal';

/** Featured deals whose page went out before its data came. */
export default function LateShelf(kind: ShelfKind) {
  const { t } = useTranslation();
  const { data: deals, failed } = useLate<CardDeal[]>(null, calls.featured);
  if (failed) return <p role="alert">{t('common.error.text')}</p>;
  if (!deals) return <SkeletonGrid count={3} label={t('deals.list.loading')} />;
  return <DealShelf deals={deals} {...kind} />;
}
