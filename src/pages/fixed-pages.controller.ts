import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { PageAnswers } from './page-answers.service';

/** Pages of fixed content: nothing of the database on them. */
@Controller()
export class FixedPagesController {
  constructor(private readonly pages: PageAnswers) {}
}
