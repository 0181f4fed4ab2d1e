import { statfs } from 'node:fs/promises';
import type pg from 'pg';
import { Counter, Gauge, type Registry } from 'prom-client';
import { READINESS_CHECKS } from '#contract/system/operator-entities.ts';
import { findBackupState } from '../features/backup/public.ts';
import { createCheckReadiness, listReplicas, type ReadinessServices } from '../features/system/public.ts';
import { listQueues } from '../jobs/queue-queries.ts';
import type { Services } from '../services.ts';
import type { CacheLookups } from './metrics.ts';
import { findPostings } from './metrics-queries.ts';

export interface StateSources extends ReadinessServices, Pick<Services, 'config' | 'now'> {
  readonly pools: Readonly<Record<string, pg.Pool>>;
  readonly caches: Readonly<Record<string, CacheLookups>>;
  /** The folder whose disk is watched. */
  readonly dataDir: string;
}

/**
 * What is read when someone asks for it rather than counted. Queues, postings, backups and replicas belong to the store: each process exports
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
  readonly #backupAge;
  readonly #backupOverdue;
  readonly #journalFailing;
  readonly #replicationLag;
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
      help: 'Reads that went to the primary because the replica failed while it was read',
      registers,
    });
    this.#backupAge = gauge('starhall_backup_age_seconds', 'Age of the last complete backup', []);
    this.#backupOverdue = gauge('starhall_backup_overdue', 'Whether scheduled backups have not been made in time', []);
    this.#journalFailing = gauge('starhall_journal_failing', 'Whether PostgreSQL fails to copy its journal', []);
    this.#replicationLag = gauge('starhall_replication_lag_seconds', 'Delay of servers that follow the database', [
      'replica',
    ]);
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
    const sources = this.#sources;
    const { pools, caches, dataDir, checkReadiness, database } = sources;
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
    await Promise.all([
      this.#readDisk(dataDir),
      this.#readQueues(database.db),
      this.#readPostings(database.db),
      this.#readBackups(sources),
      this.#readReplicas(database.db),
    ]);
  }

  async #readBackups(sources: StateSources): Promise<void> {
    const backup = await findBackupState(sources).catch(() => undefined);
    if (backup === undefined) this.#backupOverdue.remove();
    else this.#backupOverdue.set(backup.isOverdue ? 1 : 0);
    if (backup === undefined) this.#journalFailing.remove();
    else this.#journalFailing.set(backup.journalFailedAt === null ? 0 : 1);
    if (backup?.whole === undefined || backup.whole === null) this.#backupAge.remove();
    else this.#backupAge.set(backup.whole.ageSeconds);
  }

  async #readReplicas(db: StateSources['database']['db']): Promise<void> {
    const replicas = await listReplicas(db).catch(() => []);
    this.#replicationLag.reset();
    for (const { name: replica, lagSeconds } of replicas) {
      if (lagSeconds !== null) this.#replicationLag.set({ replica }, lagSeconds);
    }
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
