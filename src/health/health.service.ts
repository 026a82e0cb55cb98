import { Injectable } from '@nestjs/common';
import { Life } from '../life/life';
import { Dependencies } from './dependencies.service';

export interface HealthAnswer {
  status: number;
  body: { status: string; failing?: string[] };
}

/** How the process is, for balancers, deployments and people. */
@Injectable()
export class Health {
  constructor(
    private readonly life: Life,
    private readonly dependencies: Dependencies,
  ) {}

  /**
   * May requests be sent here? Balancers ask this. It says nothing of dependencies: with Redis or
   * PostgreSQL gone every process is struck alike and still serves what it can, so taking them all
   * out of the balance would turn a hitch into an outage.
   */
  alive(): HealthAnswer {
    return this.life.ending ? answer(503, 'ending') : answer(200, 'ok');
  }

  /** Can this process do all its work? Deployments ask before they go on, and alerts do. */
  async ready(): Promise<HealthAnswer> {
    if (this.life.ending) return answer(503, 'ending');
    const checks = Object.entries(await this.dependencies.check());
    const failing = checks.filter(([, well]) => !well).map(([name]) => name);
    return failing.length ? answer(503, 'failing', failing) : answer(200, 'ok');
  }
}

const answer = (status: number, text: string, failing?: string[]): HealthAnswer => ({
  status,
  body: { status: text, ...(failing && { failing }) },
});
