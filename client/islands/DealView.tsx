import { DealAside } from '../components/DealAside';
import { DealStory, DealTop } from '../components/DealStory';
import { DealNotFound } from '../components/DealNotFound';
import { useTranslation } from '../i18n/context';
import { calls, links } from '../site/links';
import { useLate } from './support/use-late';
import type { Contact } from '../components/NeedHelp';
import type { ShownDeal } from '../rules/deal';

interface DealViewProps {
  id: string;
  deal: ShownDeal | null;
  contact: Contact;
  now: number;
}

/** One deal: the story on one side, price, clock and the way to the agency on the other. */
export default function DealView({ id, deal: brought, contact, now }: DealViewProps) {
  const { t } = useTranslation();
  const { data: deal, failed } = useLate(brought, calls.deal(id));
  if (failed) return <DealNotFound />;
  if (!deal) return <Waiting />;
  return (
    <div className="deal">
      <a className="back" href={links.deals}>
        {t('deals.detail.back')}
      </a>
      <DealTop deal={deal} />
      <DealAside deal={deal} contact={contact} now={now} />
      <DealStory deal={deal} />
    </div>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <p className="spinner" role="status">
      {t('deals.detail.loading')}
    </p>
  );
}
