import { createBullBoard } from '@bull-board/api';
import { BullAdapter } from '@bull-board/api/bullAdapter';
import { ExpressAdapter } from '@bull-board/express';
import { getQueueToken } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Queue } from 'bull';
import type { RequestHandler } from 'express';
import { QUEUES } from './queue-names';

export const BOARD_PATH = '/admin/queues';

/**
 * The queues to look at, for administrators. To look only: a mail's fate is the outbox's matter, an
 * export's its owner's, and jobs carry ids, not personal data.
 */
@Injectable()
export class QueueBoard {
  constructor(private readonly modules: ModuleRef) {}

  router(): RequestHandler {
    const serverAdapter = new ExpressAdapter();
    serverAdapter.setBasePath(BOARD_PATH);
    const queues = QUEUES.map((name) => {
      const queue = this.modules.get<Queue>(getQueueToken(name), { strict: false });
      return new BullAdapter(queue, { readOnlyMode: true });
    });
    createBullBoard({ queues, serverAdapter });
    return serverAdapter.getRouter() as RequestHandler;
  }
}
