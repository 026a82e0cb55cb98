import { DealShelf } from '../components/DealShelf';
import { HomeAbout } from '../components/home/HomeAbout';
import { HomeHero } from '../components/home/HomeHero';
import { HomeNewsletter } from '../components/home/HomeNewsletter';
import { HomeVideo } from '../components/home/HomeVideo';
import { HomeWhy } from '../components/home/HomeWhy';
import { Section } from '../components/Section';
import { useTranslation } from '../i18n/context';
import { Island } from '../site/Island';
import { organization } from '../site/json-ld';
import { links } from '../site/links';
import { useSite } from '../site/site';
import type { CardDeal } from '../rules/deal';
import type { DescribeHead } from '../site/head';

export interface HomeProps {
  deals: CardDeal[] | null;
}

export const head: DescribeHead<HomeProps> = (_props, t, site) => ({
  title: t('home.title'),
  description: t('home.description'),
  jsonLd: [organization(site, t)],
});

/** All blocks of spec section 2, "Home", in its order. */
export default function HomePage({ deals }: HomeProps) {
  const { t } = useTranslation();
  return (
    <>
      <HomeHero />
      <HomeVideo />
      <Shelf name="trending" deals={deals}>
        {t('home.trending.all')}
      </Shelf>
      <Shelf name="lastMinute" deals={deals}>
        {t('home.lastMinute.link')}
      </Shelf>
      <HomeNewsletter />
      <HomeWhy />
      <HomeAbout />
    </>
  );
}

interface ShelfProps extends HomeProps {
  name: 'trending' | 'lastMinute';
  children: string;
}

function Shelf({ name, deals, children }: ShelfProps) {
  const { t } = useTranslation();
  const { now } = useSite();
  const kind = { shelf: name, empty: t(`home.${name}.empty`), now };
  return (
    <Section id={name} title={t(`home.${name}.title`)} lead={t(`home.${name}.lead`)}>
      <div data-now={now}>
        {deals ? <DealShelf deals={deals} {...kind} /> : <Island name="LateShelf" props={kind} />}
      </div>
      <p className="section-end">
        <a className="more" href={links.deals}>
          {children}
        </a>
      </p>
    </Section>
  );
}
