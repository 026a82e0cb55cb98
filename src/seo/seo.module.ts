import { Module } from '@nestjs/common';
import { DealsModule } from '../deals/deals.module';
import { SocialCardsController } from './cards/social-cards.controller';
import { SocialCards } from './cards/social-cards.service';
import { DealFeedController } from './deal-feed.controller';
import { SiteFilesController } from './site-files.controller';
import { SiteMapController } from './site-map.controller';

/** What is there to be found and shared: site map, feed, social cards, the files at the root. */
@Module({
  imports: [DealsModule],
  providers: [SocialCards],
  controllers: [DealFeedController, SiteFilesController, SiteMapController, SocialCardsController],
})
export class SeoModule {}
