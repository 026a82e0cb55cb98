import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { within } from '../promises/within';
import { RequestTimes } from './request-times';

/** Numbers by the value of a label, looked up when somebody asks for the metrics. */
type Reading = () => Promise<Record<string, number>> | Record<string, number>;

/** What takes longer is left out (ms). */
const PATIENCE_MS = 1500;

/** The figures of this process, for Prometheus. */
@Injectable()
export class Metrics {
  readonly requests = new RequestTimes();
  private readonly registry = new Registry();
  readonly contentType = this.registry.contentType;

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    this.registry.registerMetric(this.requests as never);
  }

  /** A number that only grows, counted by whoever holds it. */
  counter<Label extends string>(name: string, help: string, ...labelNames: Label[]) {
    return new Counter({ ...named(name, help), labelNames, registers: [this.registry] });
  }

  /** Numbers that only grow and are kept elsewhere. */
  total(name: string, help: string, label: string, read: Reading) {
    new Counter({
      ...named(name, help),
      labelNames: [label],
      registers: [this.registry],
      async collect() {
        this.reset();
        for (const [value, number] of await readings(read)) this.inc({ [label]: value }, number);
      },
    });
  }

  /** Numbers as they stand. */
  gauge(name: string, help: string, label: string, read: Reading) {
    new Gauge({
      ...named(name, help),
      labelNames: [label],
      registers: [this.registry],
      async collect() {
        this.reset();
        for (const [value, number] of await readings(read)) this.set({ [label]: value }, number);
      },
    });
  }

  /** All figures in Prometheus' text format. */
  text(): Promise<string> {
    return this.registry.metrics();
  }
}

const named = (name: string, help: string) => ({ name: `safari_${name}`, help });

/**
 * What cannot be read leaves a gap and not an old value: a line that stays flat while the database is
 * gone would look like calm.
 */
async function readings(read: Reading): Promise<[string, number][]> {
  const numbers = await within(PATIENCE_MS, Promise.resolve().then(read)).catch(() => null);
  return Object.entries(numbers ?? {});
}
