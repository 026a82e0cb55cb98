import { DestinationAside } from '../components/destinations/DestinationAside';
import { DestinationHero } from '../components/destinations/DestinationHero';
import { DestinationStory } from '../components/destinations/DestinationStory';
import { Facts } from '../components/destinations/Facts';
import { findDestination, type Destination } from '../content/destinations';
import { useTranslation } from '../i18n/context';
import { breadcrumbs } from '../site/json-ld';
import { links } from '../site/links';
import type { DescribeHead } from '../site/head';

export interface DestinationPageProps {
  /** One of the eight; the server answers any other with 404. */
  id: string;
}

export const head: DescribeHead<DestinationPageProps> = ({ id }, t, site) => {
  const { text } = known(id, site.language);
  const { name, country } = text;
  return {
    title: t('destinations.detail.titlePattern', { name, country }),
    description: `${text.tagline}. ${firstSentence(text.description[0])}`,
    socialImage: `/social/destinations/${site.language}/${id}.jpg`,
    jsonLd: [
      breadcrumbs(site, t, [t('common.nav.destinations'), links.destinations], [name, site.path]),
    ],
  };
};

export default function DestinationPage({ id }: DestinationPageProps) {
  const { language } = useTranslation();
  const destination = known(id, language);
  return (
    <>
      <DestinationHero destination={destination} />
      <div className="page destination">
        <Facts
          className="facts fact-strip"
          text={destination.text}
          only={['bestTime', 'duration', 'difficulty']}
        />
        <div className="destination-columns">
          <DestinationStory destination={destination} />
          <DestinationAside destination={destination} />
        </div>
      </div>
    </>
  );
}

function known(id: string, language: string): Destination {
  const destination = findDestination(id, language);
  if (!destination) throw new Error(`There is no destination '${id}'`);
  return destination;
}

const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
