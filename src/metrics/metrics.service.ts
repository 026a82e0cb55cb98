import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { RequestTimes } from './request-times';

/** A number that is looked up when somebody asks for the metrics; nulls are left out. */
type Reading = () => Promise<Readings> | Readings;
type Readings = Record<string, number | null>;

/** The figures of this process, for Prometheus. */
@Injectable()
export class Metrics {
  readonly requests = new RequestTimes();
  private readonly registry = new Registry();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    this.registry.registerMetric(this.requests as never);
  }

  /** A number that only grows, by one label. */
  counter<Label extends string>(
    name: string,
    help: string,
    ...labelNames: Label[]
  ): Counter<Label> {
    return new Counter({ name: `safari_${name}`, help, labelNames, registers: [this.registry] });
  }

  /**
   * Numbers of one kind, by a label. What cannot be read leaves a gap and not an old value: a line
   * that stays flat while the database is gone would look like calm.
   */
  gauge(name: string, help: string, label: string, read: Reading) {
    new Gauge({
      name: `safari_${name}`,
      help,
      labelNames: [label],
      registers: [this.registry],
      async collect() {
        this.reset();
        const readings = await Promise.resolve(read()).catch((): Readings => ({}));
        for (const [value, number] of Object.entries(readings)) {
          if (number !== null) this.set({ [label]: value }, number);
        }
      },
    });
  }

  /** All figures in Prometheus' text format. */
  text(): Promise<string> {
    return this.registry.metrics();
  }

  readonly contentType = this.registry.contentType;
}
