import { DealDetail } from '../components/DealDetail';
import { DealNotFound } from '../components/DealNotFound';
import { useTranslation } from '../i18n/context';
import { calls } from '../site/links';
import { useLate } from './support/use-late';
import type { Contact } from '../components/NeedHelp';
import type { ShownDeal } from '../rules/deal';

interface LateDealProps {
  id: string;
  contact: Contact;
  now: number;
}

/** A deal whose page went out before its data came. */
export default function LateDeal({ id, contact, now }: LateDealProps) {
  const { t } = useTranslation();
  const { data: deal, failed } = useLate<ShownDeal>(null, calls.deal(id));
  if (failed) return <DealNotFound />;
  if (deal) return <DealDetail deal={deal} contact={contact} now={now} />;
  return (
    <p className="spinner" role="status">
      {t('deals.detail.loading')}
    </p>
  );
}
