import { useTranslation } from '../i18n/context';
import { Badges } from './Badges';
import { NEUTRAL_COVER, Picture } from './Picture';
import type { ShownDeal } from '../rules/deal';

/** Cover, badges, title and the facts at a glance. */
export function DealTop({ deal }: { deal: ShownDeal }) {
  const { t } = useTranslation();
  const { title, destination } = deal;
  const travelers = t(`deals.detail.travelers.${deal.totalSpots === 1 ? 'one' : 'other'}`, {
    count: deal.totalSpots,
  });
  const facts = [
    ['destination', deal.destination],
    ['duration', deal.duration],
    ['maxTravelers', travelers],
  ];
  return (
    <div className="deal-top">
      <div className="deal-cover">
        <Picture
          src={deal.images[0] ?? NEUTRAL_COVER}
          alt={
            deal.images[0]
              ? t('deals.card.imageAlt', { title, destination })
              : t('deals.card.noImageAlt')
          }
          sizes="(min-width: 64rem) 46rem, 94vw"
          first
        />
        <Badges deal={deal} />
      </div>
      <h1>{deal.title}</h1>
      <dl className="deal-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`deals.detail.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What the trip is and what it includes, and the gallery. */
export function DealStory({ deal }: { deal: ShownDeal }) {
  const { t } = useTranslation();
  return (
    <article className="deal-story">
      <h2>{t('deals.detail.description')}</h2>
      <div className="prose">
        {deal.description.split(/\n+/).map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
      </div>
      <Included deal={deal} />
      <Gallery deal={deal} />
    </article>
  );
}

function Included({ deal }: { deal: ShownDeal }) {
  const { t } = useTranslation();
  if (!deal.highlights.length) return null;
  return (
    <>
      <h2>{t('deals.detail.included')}</h2>
      <ul className="ticks">
        {deal.highlights.map((highlight, at) => (
          <li key={at}>{highlight}</li>
        ))}
      </ul>
    </>
  );
}

/** Only with more than one picture; the cover is not repeated. */
function Gallery({ deal }: { deal: ShownDeal }) {
  const { t } = useTranslation();
  const rest = deal.images.slice(1);
  if (!rest.length) return null;
  return (
    <>
      <h2>{t('deals.detail.gallery')}</h2>
      <ul className="gallery">
        {rest.map((image, at) => (
          <li key={at}>
            <Picture
              src={image}
              alt={t('deals.detail.pictureOf', {
                number: at + 2,
                total: deal.images.length,
                title: deal.title,
              })}
              sizes="(min-width: 64rem) 22rem, 46vw"
            />
          </li>
        ))}
      </ul>
    </>
  );
}
