import type { Kysely } from 'kysely';
import { STALE_MS } from '../cache/catalogue-cache.ts';
import type { ChangeListener } from '../cache/listen-to-changes.ts';
import type { Schema } from '../db/schema.ts';
import { createYielder } from '../streaming/create-yielder.ts';
import { findLastId, readAllFacts, readFactsOf } from './fact-queries.ts';
import { FactsTable } from './facts-table.ts';

/** The facts of all published games, in the memory of this process. */
export interface GameFacts extends ChangeListener {
  /** What is known as of the last change, loaded if nobody has asked yet. Valid until the next await. */
  read(): Promise<FactsTable>;
}

export interface GameFactsOptions {
  readonly db: Kysely<Schema>;
  /** Clock in unix milliseconds. */
  readonly now: () => number;
}

/** Views, plays, ratings and trends change without an event; this is how long they may lag behind, as in the caches. */
const LIFETIME_MS = 60_000;
/** So much longer requests use facts whose time is over, while they are read again: reading all takes a while. */
const GRACE_MS = 15_000;
/** Above this many changed games, all are read again. */
const CHANGED_MAX = 2000;
/** Room for new games until all are read again. */
const SPARE_IDS = 2000;

const APPLICATION = /^application:(\d{1,10})$/;

interface Loaded {
  readonly table: FactsTable;
  readonly expiresAt: number;
}

/**
 * Loads the facts when they are first needed, reads again what the catalog's events name, and everything after a minute,
 * which keeps a request waiting only if nobody has asked for them right after that minute. While events are lost, the facts are used as long as
 * the catalog's caches, and all are read again afterwards.
 */
export function createGameFacts({ db, now }: GameFactsOptions): GameFacts {
  let loaded: Loaded | undefined;
  let changed = new Set<number>();
  let isDisconnected = false;
  let work: Promise<FactsTable> | undefined;
  /** Incremented when events may have been lost. */
  let era = 0;
  /** What changes while all facts are read again and the former ones are used. */
  let changedSince: Set<number> | undefined;

  const readAll = async (): Promise<FactsTable> => {
    const last = await findLastId(db);
    const table = new FactsTable(last + SPARE_IDS);
    const takeTurn = createYielder();
    for await (const games of readAllFacts(db, new Date(now()), last + SPARE_IDS)) {
      for (const game of games) table.set(game);
      await takeTurn();
    }
    return table;
  };

  const loadAll = async (): Promise<FactsTable> => {
    loaded = undefined;
    changed = new Set();
    const startedIn = era;
    const expiresAt = now() + LIFETIME_MS;
    const table = await readAll();
    if (era === startedIn) loaded = { table, expiresAt };
    return table;
  };

  const refresh = async (): Promise<void> => {
    const since = new Set<number>();
    changedSince = since;
    const startedIn = era;
    const expiresAt = now() + LIFETIME_MS;
    try {
      const table = await readAll();
      if (era !== startedIn || loaded === undefined) return;
      loaded = { table, expiresAt };
      changed = since;
    } finally {
      changedSince = undefined;
    }
  };

  const followChanges = async (table: FactsTable): Promise<FactsTable> => {
    const ids = changed;
    changed = new Set();
    try {
      const games = await readFactsOf(db, new Date(now()), [...ids]);
      for (const id of ids) table.remove(id);
      for (const game of games) table.set(game);
    } catch (error) {
      for (const id of ids) changed.add(id);
      throw error;
    }
    return table;
  };

  const isCurrent = ({ expiresAt }: Loaded) => expiresAt + (isDisconnected ? STALE_MS : GRACE_MS) > now();
  const hasRoom = ({ table }: Loaded) => changed.size <= CHANGED_MAX && [...changed].every((id) => id < table.length);

  const update = async (): Promise<FactsTable> => {
    if (loaded === undefined || !isCurrent(loaded) || !hasRoom(loaded)) return loadAll();
    return changed.size === 0 ? loaded.table : followChanges(loaded.table);
  };

  /** Facts that are about to expire are read again beside their use. A failure is that of the request that waits at last. */
  const refreshInTime = () => {
    if (loaded === undefined || isDisconnected || changedSince !== undefined || loaded.expiresAt > now()) return;
    refresh().catch(() => undefined);
  };

  return {
    async read() {
      refreshInTime();
      if (work === undefined && loaded !== undefined && changed.size === 0 && isCurrent(loaded)) return loaded.table;
      // Changes may have come while others were read.
      while (work !== undefined) await work.catch(() => undefined);
      work = update();
      try {
        return await work;
      } finally {
        work = undefined;
      }
    },
    onChange(payload) {
      const id = Number(APPLICATION.exec(payload)?.[1] ?? Number.NaN);
      if (Number.isNaN(id)) return;
      changed.add(id);
      changedSince?.add(id);
    },
    onListening(isListening) {
      isDisconnected = !isListening;
      if (!isListening) return;
      era += 1;
      loaded = undefined;
    },
  };
}
