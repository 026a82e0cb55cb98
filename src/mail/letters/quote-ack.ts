import type { Letter } from '../../outbox/letter';
import type { Contents, Desk } from './contents';
import { day, destinationLabel, travelersLabel } from './quote-facts';

/**
 * The visitor's receipt. It repeats choices and dates only: who enters a stranger's address must not
 * be able to send that stranger a text of his own.
 */
export function quoteAck(
  { recipient, data }: Letter<'quoteAck'>,
  { t, language, config }: Desk,
): Contents {
  const facts = {
    preferredDestination: destinationLabel(data.preferredDestination, t),
    startDate: day(data.startDate, language),
    endDate: day(data.endDate, language),
    travelers: travelersLabel(data.travelers, t),
  };
  return {
    subject: t('mails.quoteAck.subject'),
    replyTo: config.mail.contactNotify ?? undefined,
    view: {
      reason: t('mails.quoteAck.reason', { email: recipient }),
      facts: Object.entries(facts)
        .filter(([, value]) => value)
        .map(([fact, value]) => ({ label: t(`mails.quoteNotice.fields.${fact}`), value })),
    },
  };
}
