import { DealDetail } from '../components/DealDetail';
import { Island } from '../site/Island';
import type { Translate } from '../i18n/translate';
import { breadcrumbs, product } from '../site/json-ld';
import { links } from '../site/links';
import { useSite, type Site } from '../site/site';
import type { Deal } from '../rules/deal';
import type { DescribeHead } from '../site/head';

export interface DealPageProps {
  id: string;
  deal: Deal | null;
}

export const head: DescribeHead<DealPageProps> = ({ deal }, t, site) => ({
  title: deal ? titleOf(deal, t) : t('deals.list.title'),
  description:
    deal?.metaDescription ?? deal?.description.split('\n')[0] ?? t('deals.list.description'),
  socialImage: deal ? socialCard(deal) : undefined,
  jsonLd: deal ? [product(deal, site), path(deal, t, site)] : undefined,
});

const path = ({ id, title }: Deal, t: Translate, site: Site) =>
  breadcrumbs(site, t, [t('common.nav.deals'), links.deals], [title, links.deal(id)]);

/** A changed deal has a card at a new address, so that nobody keeps showing the old price. */
const socialCard = ({ id, updatedAt }: Deal) =>
  `/social/deals/${id}.jpg?v=${Date.parse(updatedAt).toString(36)}`;

const titleOf = ({ metaTitle, title, destination }: Deal, t: Translate) =>
  metaTitle ?? t('deals.detail.titlePattern', { title, destination });

export default function DealPage({ id, deal }: DealPageProps) {
  const { brand, now } = useSite();
  const { phone, email, whatsapp } = brand;
  const contact = { phone, email, whatsapp };
  return (
    <div className="page" data-now={now}>
      {deal ? (
        <DealDetail deal={deal} contact={contact} now={now} />
      ) : (
        <Island name="LateDeal" props={{ id, contact, now }} />
      )}
    </div>
  );
}
