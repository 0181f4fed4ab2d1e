import pg from 'pg';
import { messageOf } from '../message-of.ts';
import type { Log } from './log.ts';

export interface ReplicaState {
  /** Whether the replica responds and lags no more than it may. */
  isGood(): boolean;
  /** How far it is behind, in seconds; null: unknown, since it or the primary does not respond. */
  lagSeconds(): number | null;
  /** Reads that went to the primary because the replica failed while it was asked. */
  readonly failures: number;
}

/** Knows whether a replica may be read. */
export interface ReplicaWatch extends ReplicaState {
  /** Whether it is good, and has replayed what readers must see. */
  isUsable(): boolean;
  /**
   * Something has been committed that readers must see from now on: the replica is left alone until it has replayed it. Call
   * it before caches drop what they have.
   */
  requireNow(): void;
  /** A read has failed; the reads until the next successful probe go to the primary. */
  fail(reason: string): void;
  stop(): Promise<void>;
}

export interface ReplicaWatchSettings {
  readonly primary: pg.PoolConfig;
  readonly replica: pg.PoolConfig;
  readonly log: Log;
  /** The longest lag of answers. */
  readonly maxLagMs: number;
}

const EVERY_MS = 250;
/** While readers wait for the replica to replay something. */
const SOON_MS = 20;
const PROBE_MS = 2000;
const RECONNECT_MS = 1000;

/** A place in the primary's journal, and when it was requested (`performance.now()`): all earlier commits are before it. */
interface Place {
  readonly lsn: bigint;
  readonly askedMs: number;
}

/**
 * Compares the places of primary and replica in the journal a few times a second. An answer of the replica lags by the age
 * of the newest place of the primary that it has replayed.
 */
export function watchReplica({ primary, replica, log, maxLagMs }: ReplicaWatchSettings): ReplicaWatch {
  const asking = { primary: createProbe(primary, PRIMARY_PLACE), replica: createProbe(replica, REPLICA_PLACE) };
  /** Of the primary, oldest first. */
  let places: Place[] = [];
  let replayed: bigint | undefined;
  let requiredMs = performance.now();
  let failures = 0;
  let isStopped = false;
  let wasGood: boolean | undefined;
  let timer: NodeJS.Timeout | undefined;

  const findReplayed = () => places.findLast(({ lsn }) => replayed !== undefined && lsn <= replayed);
  const lagMs = () => {
    const place = findReplayed();
    return place === undefined ? undefined : performance.now() - place.askedMs;
  };
  const isGood = () => {
    const lag = lagMs();
    return lag !== undefined && lag <= maxLagMs;
  };
  const report = (reason: string) => {
    const isNowGood = isGood();
    if (isNowGood === wasGood) return;
    if (isNowGood) log.info({}, 'the replica is read');
    else if (wasGood !== undefined || reason !== '')
      log.warn({ reason }, 'the replica is left alone: the primary is read');
    wasGood = isNowGood;
  };
  const isUsable = () => isGood() && (findReplayed()?.askedMs ?? 0) >= requiredMs;
  const probe = async () => {
    const askedMs = performance.now();
    const [lsn, place] = await Promise.allSettled([asking.primary.ask(), asking.replica.ask()]);
    if (isStopped) return;
    if (lsn.status === 'fulfilled') places.push({ lsn: lsn.value, askedMs });
    replayed = place.status === 'fulfilled' ? place.value : undefined;
    // What is older than the newest replayed place says nothing more.
    const from = findReplayed();
    places = places.filter(({ askedMs: atMs }) => atMs >= (from?.askedMs ?? askedMs - maxLagMs));
    report(place.status === 'rejected' ? messageOf(place.reason) : `it lags more than ${maxLagMs / 1000} s`);
    const isAwaited = isGood() && !isUsable();
    timer = setTimeout(() => void probe(), isAwaited ? SOON_MS : EVERY_MS).unref();
  };
  void probe();
  return {
    isGood,
    isUsable,
    lagSeconds: () => {
      const lag = lagMs();
      return lag === undefined ? null : Math.max(lag - EVERY_MS, 0) / 1000;
    },
    get failures() {
      return failures;
    },
    requireNow() {
      requiredMs = performance.now();
    },
    fail(reason) {
      failures += 1;
      replayed = undefined;
      report(reason);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await Promise.all([asking.primary.end(), asking.replica.end()]);
    },
  };
}

/** Of a server that has become a primary or a replica since, nothing is known. */
const PRIMARY_PLACE = `SELECT CASE WHEN NOT pg_is_in_recovery() THEN pg_current_wal_insert_lsn() - '0/0'::pg_lsn END AS place`;
const REPLICA_PLACE = `SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() - '0/0'::pg_lsn END AS place`;

/** A connection on which one question is repeated; opened again after a failure, at most once a second. */
function createProbe(connection: pg.PoolConfig, question: string) {
  let client: Promise<pg.Client> | undefined;
  let failedMs = Number.NEGATIVE_INFINITY;
  const connect = async () => {
    const limits = { connectionTimeoutMillis: PROBE_MS, query_timeout: PROBE_MS };
    const opened = new pg.Client({ ...connection, ...limits, application_name: 'starhall replica watch' });
    opened.on('error', () => undefined);
    await opened.connect();
    return opened;
  };
  const forget = () => {
    client?.then((opened) => opened.end()).catch(() => undefined);
    client = undefined;
    failedMs = performance.now();
  };
  return {
    async ask(): Promise<bigint> {
      if (client === undefined && performance.now() - failedMs < RECONNECT_MS) throw new Error('it does not respond');
      try {
        client ??= connect();
        const { rows } = await (await client).query<{ place: string | null }>(question);
        const place = rows[0]?.place ?? null;
        if (place === null) throw new Error('it has another role');
        return BigInt(place);
      } catch (error) {
        forget();
        throw error;
      }
    },
    async end() {
      const opened = await client?.catch(() => undefined);
      client = undefined;
      await opened?.end().catch(() => undefined);
    },
  };
}
