import type { Letter } from '../../outbox/letter';
import { unsubscribeToken } from '../../security/tokens';
import type { Contents, Desk } from './contents';

/** For an address that is confirmed and was entered once more. */
export function alreadySubscribed(
  { recipient, data }: Letter<'alreadySubscribed'>,
  { t, config }: Desk,
): Contents {
  const { secret, http } = config;
  return {
    subject: t('mails.alreadySubscribed.subject'),
    view: {
      url: `${http.publicUrl}/deals`,
      reason: t('mails.alreadySubscribed.reason', { email: recipient }),
    },
    unsubscribe: `${http.publicUrl}/newsletter/unsubscribe?token=${unsubscribeToken(secret, data.subscription)}`,
  };
}
