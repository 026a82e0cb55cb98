import { NEUTRAL_COVER } from '../components/Picture';
import { Island } from '../site/Island';
import type { Translate } from '../i18n/translate';
import { useSite } from '../site/site';
import type { Deal } from '../rules/deal';
import type { DescribeHead } from '../site/head';

export interface DealPageProps {
  id: string;
  deal: Deal | null;
}

export const head: DescribeHead<DealPageProps> = ({ deal }, t) => ({
  title: deal ? titleOf(deal, t) : t('deals.list.title'),
  description:
    deal?.metaDescription ?? deal?.description.split('\n')[0] ?? t('deals.list.description'),
  socialImage: deal?.images[0] ?? NEUTRAL_COVER,
});

const titleOf = ({ metaTitle, title, destination }: Deal, t: Translate) =>
  metaTitle ?? t('deals.detail.titlePattern', { title, destination });

export default function DealPage({ id, deal }: DealPageProps) {
  const { brand, now } = useSite();
  const { phone, email, whatsapp } = brand;
  return (
    <div className="page">
      <Island name="DealView" props={{ id, deal, contact: { phone, email, whatsapp }, now }} />
    </div>
  );
}
