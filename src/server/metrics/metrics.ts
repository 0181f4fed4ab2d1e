/** What the program counts for those who watch over it; absent unless METRICS_PORT is set. */
export interface Metrics {
  /** A response has begun. `route` is a pattern, never an address: each becomes a series. */
  request(response: AnsweredRequest): void;
  /** A run of a background job has ended; `given_up` comes after the last failure. */
  jobEnded(queue: string, result: 'done' | 'failed' | 'given_up'): void;
  /** A webhook was called. */
  webhookTried(result: 'delivered' | 'failed'): void;
  /** The CDN was asked to forget what it holds. */
  purged(result: 'done' | 'failed'): void;
  /** Spans of traces were lost: not sent because too many waited, or refused by the collector. */
  spansLost(result: 'dropped' | 'failed', spans: number): void;
  /** A file of a stranger is complete. */
  uploaded(kind: 'image' | 'video' | 'package', bytes: number): void;
}

export interface AnsweredRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  /** Of `performance.now()`. */
  readonly begunMs: number;
}

/** How often a cache had the value, and how often it had not. */
export interface CacheLookups {
  hits: number;
  misses: number;
}
