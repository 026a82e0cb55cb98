import { Module } from '@nestjs/common';
import { OutboxModule } from '../outbox/outbox.module';
import { SecurityModule } from '../security/security.module';
import { NewsletterController } from './newsletter.controller';
import { NewsletterPagesController } from './newsletter-pages.controller';
import { NewsletterSignup } from './newsletter-signup.service';
import { NewsletterService } from './newsletter.service';
import { UnsubscribePagesController } from './unsubscribe-pages.controller';

/** The newsletter in the web process: its call, its forms, its pages. */
@Module({
  imports: [OutboxModule, SecurityModule],
  controllers: [NewsletterController, NewsletterPagesController, UnsubscribePagesController],
  providers: [NewsletterService, NewsletterSignup],
  exports: [NewsletterService],
})
export class NewsletterModule {}
