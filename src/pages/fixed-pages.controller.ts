import { Controller } from '@nestjs/common';

/** Pages of fixed content: nothing of the database on them. */
@Controller()
export class FixedPagesController {}
