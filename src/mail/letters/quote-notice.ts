import type { Letter } from '../../outbox/letter';
import type { Contents, Desk } from './contents';
import { day, destinationLabel, moment, travelersLabel } from './quote-facts';

const PROMISED_MS = 24 * 60 * 60 * 1000;

/** The agency's notice: all that was asked; a reply goes to the visitor. */
export function quoteNotice({ data }: Letter<'quoteNotice'>, { t, language }: Desk): Contents {
  const received = new Date(data.createdAt);
  const name = `${data.firstName} ${data.lastName}`;
  const facts: Record<string, string | null> = {
    id: String(data.id),
    name,
    email: data.email,
    phone: data.phone,
    preferredDestination:
      destinationLabel(data.preferredDestination, t) ?? data.preferredDestination,
    startDate: day(data.startDate, language),
    endDate: day(data.endDate, language),
    travelers: travelersLabel(data.travelers, t) ?? data.travelers,
    message: data.message,
    receivedAt: moment(received, language),
    language: data.language.toUpperCase(),
  };
  const deadline = moment(new Date(received.getTime() + PROMISED_MS), language);
  return {
    // Nothing a visitor typed stands in the subject.
    subject: t('mails.quoteNotice.subject', { id: data.id }),
    replyTo: { name: oneLine(name), address: data.email },
    view: {
      deadline: t('mails.quoteNotice.deadline', { date: deadline }),
      facts: Object.entries(facts).map(([fact, value]) => ({
        label: t(`mails.quoteNotice.fields.${fact}`),
        value: value ?? t('mails.quoteNotice.none'),
      })),
    },
  };
}

const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
