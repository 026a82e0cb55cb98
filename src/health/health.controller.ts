import { Controller, Get, Header } from '@nestjs/common';

/** Is the process alive? Says nothing of what it depends on. */
@Controller('healthz')
export class HealthController {
  @Get()
  @Header('Cache-Control', 'no-store')
  alive() {
    return { status: 'ok' };
  }
}
