import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { createServer, type Server } from 'node:http';
import { Config } from '../config/config';
import { Metrics } from '../metrics/metrics.service';
import { Health } from './health.service';

interface Answer {
  status: number;
  type: string;
  body: string;
}

/** Health and metrics on a port of their own, which no proxy leads to; the worker has no other. */
@Injectable()
export class InternalServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server?: Server;

  constructor(
    private readonly config: Config,
    private readonly health: Health,
    private readonly metrics: Metrics,
  ) {}

  async onApplicationBootstrap() {
    const { internalPort, internalHost } = this.config.http;
    if (internalPort === null) return;
    this.server = createServer((req, res) => {
      this.answer(req.url ?? '').then(
        ({ status, type, body }) => res.writeHead(status, { 'Content-Type': type }).end(body),
        (error: Error) => {
          new Logger('Internal').error(error.message, error.stack);
          res.writeHead(500).end();
        },
      );
    });
    await new Promise<void>((listening, failed) => {
      this.server!.once('error', failed).listen(internalPort, internalHost, listening);
    });
  }

  onApplicationShutdown() {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async answer(url: string): Promise<Answer> {
    if (url === '/healthz') return json(this.health.alive());
    if (url === '/readyz') return json(await this.health.ready());
    if (url !== '/metrics')
      return { status: 404, type: 'text/plain', body: '/healthz /readyz /metrics\n' };
    return { status: 200, type: this.metrics.contentType, body: await this.metrics.text() };
  }
}

const json = ({ status, body }: { status: number; body: object }): Answer => ({
  status,
  type: 'application/json',
  body: `${JSON.stringify(body)}\n`,
});
