import { useTranslation } from '../i18n/context';
import { blinks, clockFace, timeLeft } from '../rules/countdown';
import { isUrgent } from '../rules/spots';
import { showTime } from '../islands/support/countdown';
import { expiryDate } from './expiry-date';
import type { CardDeal } from '../rules/deal';

/**
 * Ticks until the deal expires; says the date once to those who listen rather than look. The digits are
 * no state of React's: `islands/support/countdown.ts` sets them, and what each part says when it is over.
 */
export function Countdown({ deal, now }: { deal: CardDeal; now: number }) {
  const { t, language } = useTranslation();
  const expiresAt = Date.parse(deal.expiresAt);
  const left = timeLeft(expiresAt, now);
  const urgent = isUrgent(deal);
  const blinking = blinks({ isUrgent: urgent, expiresAt }, now);
  const date = expiryDate(deal.expiresAt, language);
  const over = t('deals.countdown.expired');
  const overSince = t('deals.countdown.expiredOn', { date });
  return (
    <p
      className={`countdown${blinking ? ' blinks' : ''}`}
      data-countdown={urgent ? 'urgent' : ''}
      ref={(element) => showTime(element)}
    >
      {deal.isCountdownEnabled && (
        <>
          <span className="countdown-caption" data-over="">
            {left && (deal.customCountdownMessage || t('deals.countdown.endsIn'))}
          </span>
          <span
            className="clock"
            aria-hidden={left ? 'true' : undefined}
            data-over={over}
            data-testid="clock"
          >
            {left ? clockFace(left) : over}
          </span>
        </>
      )}
      <time className="countdown-date" dateTime={deal.expiresAt} data-over={overSince}>
        {left ? t('deals.countdown.expires', { date }) : overSince}
      </time>
    </p>
  );
}
