import { statfs } from 'node:fs/promises';
import type pg from 'pg';
import { Counter, Gauge, type Registry } from 'prom-client';
import { READINESS_CHECKS } from '#contract/system/operator-entities.ts';
import { createCheckReadiness, type ReadinessServices } from '../features/system/public.ts';
import { listQueues } from '../jobs/queue-queries.ts';
import type { CacheLookups } from './metrics.ts';
import { findPostings } from './metrics-queries.ts';

export interface StateSources extends ReadinessServices {
  readonly pools: Readonly<Record<string, pg.Pool>>;
  readonly caches: Readonly<Record<string, CacheLookups>>;
  /** The folder whose disk is watched. */
  readonly dataDir: string;
}

/**
 * What is read when someone asks for it rather than counted. Queues and postings belong to the store: each process exports
 * the same value, so that dashboards take the maximum.
 */
export class MetricsState {
  readonly #ready;
  readonly #connections;
  readonly #waiting;
  readonly #lookups;
  readonly #disk;
  readonly #jobs;
  readonly #oldestJob;
  readonly #postings;
  readonly #replicaLag;
  readonly #replicaUsed;
  readonly #replicaFailures;
  #sources: (StateSources & { readonly checkReadiness: ReturnType<typeof createCheckReadiness> }) | undefined;

  constructor(registers: Registry[]) {
    const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
      new Gauge({ name, help, labelNames, registers });
    this.#ready = gauge('starhall_ready', 'Whether a check of /readyz succeeds', ['check']);
    this.#connections = gauge('starhall_database_connections', 'Connections of the pools', ['pool', 'state']);
    this.#waiting = gauge('starhall_database_waiting', 'Queries that wait for a connection', ['pool']);
    this.#lookups = new Counter({
      name: 'starhall_cache_lookups_total',
      help: 'Lookups in caches',
      labelNames: ['cache', 'result'],
      registers,
    });
    this.#disk = gauge('starhall_disk_free_bytes', 'Free room on the disk of DATA_DIR', []);
    this.#jobs = gauge('starhall_jobs', 'Background jobs of the store', ['queue', 'state']);
    this.#oldestJob = gauge('starhall_job_oldest_seconds', 'Waiting time of the oldest job that is due', ['queue']);
    this.#replicaLag = gauge('starhall_replica_lag_seconds', 'How far the replica is behind the primary', []);
    this.#replicaUsed = gauge('starhall_replica_used', 'Whether reads that may lag go to the replica', []);
    this.#replicaFailures = new Counter({
      name: 'starhall_replica_failures_total',
      help: 'Reads that went to the primary because the replica failed while it was asked',
      registers,
    });
    this.#postings = new Counter({
      name: 'starhall_ledger_postings_total',
      help: 'Transactions of the ledger, with those rolled back',
      registers,
    });
  }

  follow(sources: StateSources): void {
    this.#sources = { ...sources, checkReadiness: createCheckReadiness(sources) };
  }

  /** Reads everything again. What cannot be read is missing, not old. */
  async refresh(): Promise<void> {
    if (this.#sources === undefined) return;
    const { pools, caches, dataDir, checkReadiness, database } = this.#sources;
    for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
      this.#connections.set({ pool, state: 'busy' }, totalCount - idleCount);
      this.#connections.set({ pool, state: 'idle' }, idleCount);
      this.#waiting.set({ pool }, waitingCount);
    }
    // Counted elsewhere, and taken over as they are.
    this.#lookups.reset();
    for (const [cache, { hits, misses }] of Object.entries(caches)) {
      this.#lookups.inc({ cache, result: 'hit' }, hits);
      this.#lookups.inc({ cache, result: 'miss' }, misses);
    }
    this.#readReplica(database.replica);
    const failed = await checkReadiness();
    for (const check of READINESS_CHECKS) this.#ready.set({ check }, failed.includes(check) ? 0 : 1);
    await Promise.all([this.#readDisk(dataDir), this.#readQueues(database.db), this.#readPostings(database.db)]);
  }

  /** Missing without a replica; without its answer, so is its lag. */
  #readReplica(replica: StateSources['database']['replica']): void {
    const lag = replica?.lagSeconds() ?? null;
    this.#replicaFailures.reset();
    if (lag === null) this.#replicaLag.remove();
    else this.#replicaLag.set(lag);
    if (replica === undefined) {
      this.#replicaUsed.remove();
      this.#replicaFailures.remove();
      return;
    }
    this.#replicaUsed.set(replica.isGood() ? 1 : 0);
    this.#replicaFailures.inc(replica.failures);
  }

  async #readDisk(folder: string): Promise<void> {
    const disk = await statfs(folder).catch(() => undefined);
    if (disk === undefined) this.#disk.remove();
    else this.#disk.set(disk.bavail * disk.bsize);
  }

  async #readQueues(db: StateSources['database']['db']): Promise<void> {
    const queues = await listQueues(db).catch(() => []);
    this.#jobs.reset();
    this.#oldestJob.reset();
    for (const { name: queue, waiting, scheduled, running, oldestSeconds } of queues) {
      this.#jobs.set({ queue, state: 'waiting' }, waiting);
      this.#jobs.set({ queue, state: 'scheduled' }, scheduled);
      this.#jobs.set({ queue, state: 'running' }, running);
      this.#oldestJob.set({ queue }, oldestSeconds);
    }
  }

  async #readPostings(db: StateSources['database']['db']): Promise<void> {
    const postings = await findPostings(db).catch(() => undefined);
    this.#postings.reset();
    if (postings === undefined) this.#postings.remove();
    else this.#postings.inc(postings);
  }
}
