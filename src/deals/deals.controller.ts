import { Controller, Get, Header, Param } from '@nestjs/common';
import { DealsService } from './deals.service';

/** The public calls (contract section 4). */
@Controller('api/deals')
export class DealsController {
  constructor(private readonly deals: DealsService) {}

  @Get('featured')
  @Header('Cache-Control', 'no-cache')
  featured() {
    return this.deals.featured();
  }

  @Get()
  @Header('Cache-Control', 'no-cache')
  list() {
    return this.deals.list();
  }

  @Get(':id')
  @Header('Cache-Control', 'no-cache')
  find(@Param('id') id: string) {
    return this.deals.find(id);
  }
}
