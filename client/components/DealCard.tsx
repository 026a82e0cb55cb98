import { memo } from 'react';
import { useTranslation } from '../i18n/context';
import { cardButton, isKilimanjaro, type ButtonLabel } from '../rules/spots';
import { links } from '../site/links';
import { Badges } from './Badges';
import { Countdown } from './Countdown';
import { NEUTRAL_COVER, Picture } from './Picture';
import { Price } from './Price';
import { Spots } from './Spots';
import type { CardDeal } from '../rules/deal';

const BUTTON: Record<ButtonLabel, string> = {
  viewDeal: 'deals.card.view',
  grabLastSpot: 'deals.card.lastSpot',
  bookThisAdventure: 'deals.card.kilimanjaro',
};

interface DealCardProps {
  deal: CardDeal;
  now: number;
  /** On the first screen: its picture is not lazy. */
  first?: boolean;
}

/** A deal as lists show it. The whole card leads to the deal; its link is the title. */
export const DealCard = memo(function DealCard({ deal, now, first }: DealCardProps) {
  const { t } = useTranslation();
  const cover = deal.images[0];
  const alt = cover
    ? t('deals.card.imageAlt', { title: deal.title, destination: deal.destination })
    : t('deals.card.noImageAlt');
  return (
    <article className={`card${isKilimanjaro(deal) ? ' card-kilimanjaro' : ''}`}>
      <div className="card-cover">
        <Picture
          src={cover ?? NEUTRAL_COVER}
          alt={alt}
          sizes="(min-width: 70rem) 22rem, (min-width: 44rem) 45vw, 92vw"
          first={first}
        />
        <Badges deal={deal} />
      </div>
      <div className="card-body">
        <p className="card-place">{deal.destination}</p>
        <h3>
          <a href={links.deal(deal.id)}>{deal.title}</a>
        </h3>
        <p className="card-duration">{deal.duration}</p>
        <ul className="card-highlights" aria-label={t('deals.card.highlights')}>
          {deal.highlights.slice(0, 3).map((highlight, at) => (
            <li key={at}>{highlight}</li>
          ))}
        </ul>
        <div className="card-foot">
          <Price deal={deal} />
          <Countdown deal={deal} now={now} />
          <Spots deal={deal} />
          <span className="button card-button" aria-hidden="true">
            <span className="button-label">{t(BUTTON[cardButton(deal)])}</span>
          </span>
        </div>
      </div>
    </article>
  );
});
