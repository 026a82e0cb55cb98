import { Module } from '@nestjs/common';
import { OutboxModule } from '../outbox/outbox.module';
import { SecurityModule } from '../security/security.module';
import { ContactPagesController } from './contact-pages.controller';
import { ContactsController } from './contacts.controller';
import { ContactsService } from './contacts.service';
import { QuoteFigures } from './quote-figures';
import { QuoteIntake } from './quote-intake.service';

/** Quote requests in the web process. */
@Module({
  imports: [OutboxModule, SecurityModule],
  controllers: [ContactsController, ContactPagesController],
  providers: [ContactsService, QuoteFigures, QuoteIntake],
})
export class ContactsModule {}
