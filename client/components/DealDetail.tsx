import { useTranslation } from '../i18n/context';
import { links } from '../site/links';
import { DealAside } from './DealAside';
import { DealStory, DealTop } from './DealStory';
import type { Contact } from './NeedHelp';
import type { ShownDeal } from '../rules/deal';

interface DealDetailProps {
  deal: ShownDeal;
  contact: Contact;
  now: number;
}

/** One deal: the story on one side, price, clock and the way to the agency on the other. */
export function DealDetail({ deal, contact, now }: DealDetailProps) {
  const { t } = useTranslation();
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
