/** The queue between web and worker, and the names of its jobs. */
export const EXPORTS = 'exports';
export const BUILD = 'build';
export const SWEEP = 'sweep';

export interface BuildJob {
  exportId: string;
  /** Of the request that asked for the file. */
  requestId?: string;
}

/** How far a build is. */
export interface BuildProgress {
  rows: number;
  of: number;
}
