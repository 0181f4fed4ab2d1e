import type { ResourceName } from './needs.ts';

/** Exchanges a second. */
export const EXCHANGE_RATES = [10, 1_000, 100_000] as const;
/** Page views a day. */
export const VIEWS = [1e6, 100e6, 10_000e6] as const;

/** Each resource in words, and the existing engine that answers its wall. */
export const RESOURCES: Readonly<Record<ResourceName, { readonly name: string; readonly answer: string }>> = {
  appCores: { name: 'cores of the store', answer: 'more processes, on more machines' },
  databaseCores: {
    name: 'cores of PostgreSQL',
    answer: 'a larger primary, read replicas; then the ledger by account hash',
  },
  connections: { name: 'connections', answer: 'a pooler in session mode, a higher `max_connections`' },
  journal: { name: 'journal (WAL)', answer: 'a disk of its own; then the ledger by account hash' },
  storage: {
    name: 'storage in a year',
    answer: 'partitions by month, old ones archived; then the ledger by account hash',
  },
  egress: { name: 'egress', answer: 'downloads from S3, everything else by a CDN' },
};
