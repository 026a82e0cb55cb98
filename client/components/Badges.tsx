import { useTranslation } from '../i18n/context';
import { readableOn } from '../rules/colour';
import { badge, isLastSpot } from '../rules/spots';
import type { CardDeal } from '../rules/deal';

/** The three-way badge, and the agency's own tag beside it. */
export function Badges({ deal }: { deal: CardDeal }) {
  const { t } = useTranslation();
  const kind = badge(deal);
  return (
    <p className="badges">
      <span className={`badge badge-${kind}`}>{t(`deals.badge.${kind}`)}</span>
      {isLastSpot(deal) && (
        <span className="badge badge-lastSpot">{t('deals.badge.lastSpot')}</span>
      )}
      {deal.messageTag && <Tag text={deal.messageTag} colour={deal.messageColor} />}
    </p>
  );
}

/** Any colour, readable text. The colour is an SVG's fill: no style attribute, so the CSP stays strict. */
export function Tag({ text, colour }: { text: string; colour: string }) {
  return (
    <span className={`badge tag tag-${readableOn(colour)}`}>
      <svg aria-hidden="true">
        <rect width="100%" height="100%" fill={colour} />
      </svg>
      <span>{text}</span>
    </span>
  );
}
