import { useTranslation } from '../i18n/context';
import { blinks, clockFace, timeLeft } from '../rules/countdown';
import { isUrgent } from '../rules/spots';
import { useServerNow } from '../islands/support/clock';
import { expiryDate } from './expiry-date';
import type { CardDeal } from '../rules/deal';

/** Ticks until the deal expires; says the date once to those who listen rather than look. */
export function Countdown({ deal, now: initial }: { deal: CardDeal; now: number }) {
  const { t, language } = useTranslation();
  const now = useServerNow(initial);
  const expiresAt = Date.parse(deal.expiresAt);
  const left = timeLeft(expiresAt, now);
  const blinking = blinks({ isUrgent: isUrgent(deal), expiresAt }, now);
  const date = expiryDate(deal.expiresAt, language);
  return (
    <p className={`countdown${blinking ? ' blinks' : ''}`}>
      {deal.isCountdownEnabled && (
        <>
          <span className="countdown-caption">
            {left && (deal.customCountdownMessage || t('deals.countdown.endsIn'))}
          </span>
          <span className="clock" aria-hidden={left ? 'true' : undefined} data-testid="clock">
            {left ? clockFace(left) : t('deals.countdown.expired')}
          </span>
        </>
      )}
      <time className="countdown-date" dateTime={deal.expiresAt} suppressHydrationWarning>
        {t(left ? 'deals.countdown.expires' : 'deals.countdown.expiredOn', { date })}
      </time>
    </p>
  );
}
