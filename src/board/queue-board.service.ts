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

  /** The board itself comes with its first visitor: few look at it, and every start would wait for it. */
  router(): RequestHandler {
    let board: Promise<RequestHandler> | undefined;
    return (req, res, next) => {
      board ??= this.build();
      board.then((handle) => handle(req, res, next)).catch(next);
    };
  }

  private async build(): Promise<RequestHandler> {
    const { createBullBoard } = await import('@bull-board/api');
    const { BullAdapter } = await import('@bull-board/api/bullAdapter');
    const { ExpressAdapter } = await import('@bull-board/express');
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
