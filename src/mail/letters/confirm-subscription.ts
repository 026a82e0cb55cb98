import type { Letter } from '../../outbox/letter';
import { confirmToken, unsubscribeToken } from '../../security/tokens';
import type { Contents, Desk } from './contents';

/** The link that makes a subscription one. */
export function confirmSubscription(
  { recipient, data }: Letter<'confirmSubscription'>,
  { t, config }: Desk,
): Contents {
  const { secret, http } = config;
  const token = confirmToken(secret, data.tokenSeed);
  return {
    subject: t('mails.confirm.subject'),
    view: {
      url: `${http.publicUrl}/newsletter/confirm?token=${token}`,
      reason: t('mails.confirm.reason', { email: recipient }),
    },
    unsubscribe: `${http.publicUrl}/newsletter/unsubscribe?token=${unsubscribeToken(secret, data.subscription)}`,
  };
}
