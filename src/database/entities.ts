import { DealChangeEntry } from '../admin/deal-change.entity';
import { ContactSubmission } from '../contacts/contact-submission.entity';
import { Deal } from '../deals/deal.entity';
import { Export } from '../exports/export.entity';
import { NewsletterSubscription } from '../newsletter/newsletter-subscription.entity';
import { OutboxMessage } from '../outbox/outbox-message.entity';
import { User } from '../auth/user.entity';

/** Every table that TypeORM reads or writes. */
export const entities = [
  Deal,
  ContactSubmission,
  NewsletterSubscription,
  OutboxMessage,
  User,
  DealChangeEntry,
  Export,
];
