import { Injectable } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.service';
import { KeptPages } from './kept-pages.service';

/** How often a kept page spared us the work, and how often the last known one had to do. */
@Injectable()
export class PageFigures {
  constructor(metrics: Metrics, kept: KeptPages) {
    metrics.total(
      'page_answers_total',
      'Public pages and calls by how they came about',
      'how',
      () => ({
        ...kept.tally,
      }),
    );
  }
}
