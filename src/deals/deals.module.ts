import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Deal } from './deal.entity';
import { DealPagesController } from './deal-pages.controller';
import { DealsController } from './deals.controller';
import { DealsService } from './deals.service';

@Module({
  imports: [TypeOrmModule.forFeature([Deal])],
  controllers: [DealsController, DealPagesController],
  providers: [DealsService],
  exports: [DealsService, TypeOrmModule],
})
export class DealsModule {}
