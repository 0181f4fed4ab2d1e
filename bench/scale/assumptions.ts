import { parseConfig } from '../../src/config.ts';

/**
 * What the simulation assumes and nobody has measured here: each is a guess about a store's traffic, or a round number of a
 * common machine. Change one and run `node bench/run.ts scale` to see what follows.
 */
export const ASSUMPTIONS = {
  peak: { value: 3, what: 'the busiest minute has this many times the requests of the day’s average' },
  utilization: { value: 0.6, what: 'the share of a core that is planned for; above it, waiting times grow quickly' },
  signedInShare: { value: 0.1, what: 'of page views are of signed-in people, whose pages are rendered each time' },
  callsPerView: { value: 1, what: 'signed calls for each page view' },
  pages: { value: 20_000, what: 'different pages that visitors ask for: 5,000 games in four languages' },
  zipf: { value: 1, what: 'exponent of their popularity (Zipf): the tenth page gets a tenth of the first’s visits' },
  changesPerHour: { value: 60, what: 'changes of the catalog in an hour, each of which drops all cached pages' },
  firstLoadBytes: { value: 500_000, what: 'bytes of scripts, styles and pictures that a new visitor loads' },
  viewsPerVisit: { value: 5, what: 'page views of one visit' },
  viewsPerDownload: { value: 200, what: 'page views for one download of a game' },
  downloadBytes: { value: 100_000_000, what: 'bytes of such a download' },
  webhookShare: { value: 0.5, what: 'of exchanges are of games whose servers get a webhook' },
  webhookMs: { value: 200, what: 'ms until such a server has answered' },
} as const;

/** One machine that a store may begin on, with the database on it: what fits into it is no wall. */
export const MACHINE = {
  appCores: { value: 4, says: '4 cores' },
  databaseCores: { value: 4, says: '4 cores' },
  connections: { value: 100, says: '100' },
  journal: { value: 200_000_000, says: '200 MB/s' },
  storage: { value: 2e12, says: '2 TB' },
  egress: { value: 1e9, says: '1 Gbit/s' },
} as const;

/** Measured elsewhere, or said by the code; the source is printed beside each. */
export const KNOWN = {
  statementUs: { value: 300, source: 'decision 017: a statement of exchanges, however many it holds' },
  setSize: { value: 32, source: 'decision 017: exchanges that share one statement and one commit' },
  pageLifetimeS: { value: 60, source: 'decision 005: a cached page lives a minute at most' },
  cachedPages: { value: parseConfig({}).CACHED_PAGES, source: 'docs/settings.md: `CACHED_PAGES`' },
  connections: { value: 15, source: 'docs/operating.md: connections of one process to PostgreSQL' },
  webhookWorkers: { value: 10, source: 'decision 024: deliveries at the same time, of one process' },
} as const;
