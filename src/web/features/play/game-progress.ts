import type { CallEndpoint } from '#contract/endpoint.ts';
import { getGameSave, putGameSave } from '#contract/game/endpoints.ts';
import type { GameSession } from '#contract/game/entities.ts';
import type { LocalSaves } from './local-save.ts';
import { createSaveQueue, type SaveQueue } from './save-queue.ts';

const DELAY_MS = 800;
const QUIET = { loadingBar: false, isQuiet: true } as const;

export interface Progress {
  readonly data: string | null;
  /** 0 if the server had none. */
  readonly revision: number;
}

interface Known extends Progress {
  readonly playerId: string | null;
  /** The revision that the game last read or wrote; 0 before. It never replaces what it has not seen. */
  readonly seen: number;
  /** The source of data that the server does not have yet; null if it has everything. */
  readonly waiting: 'visitor' | 'unsent' | null;
  /** Loaded but not read by the game yet. */
  readonly isFresh: boolean;
}

/** What a write may replace: the last revision the game has seen, a specific one, or any. */
type Replaced = 'read' | 'any' | number;

export interface ProgressSurroundings {
  readonly applicationId: string;
  readonly call: CallEndpoint;
  readonly keeper: SessionKeeper;
  readonly local: LocalSaves;
}

/** The player's progress in a game: on the server for signed-in users, otherwise in this browser. */
export class GameProgress {
  readonly #surroundings: ProgressSurroundings;
  readonly #queue: SaveQueue = createSaveQueue({ write: (data) => this.#write(data), delayMs: DELAY_MS });
  #opening: Promise<Known> | undefined;
  #known: Known | undefined;
  #expected: Replaced = 'read';
  /** The last data saved by this window; other windows of the player share the storage. */
  #newest: string | null = null;

  constructor(surroundings: ProgressSurroundings) {
    this.#surroundings = surroundings;
  }

  /** The stored progress; reloaded except for the first time, because another device may have saved. */
  async load(): Promise<Progress> {
    await this.#queue.flush();
    const found = await this.#open();
    if (found.playerId === null) return { data: found.data, revision: found.revision };
    if (!found.isFresh) return this.#read(found);
    this.#known = { ...found, seen: found.revision, isFresh: false };
    // Progress from before the sign-in or from offline play moves to the account.
    if (found.waiting !== null && found.data !== null) void this.#moveIn(found.data, found.waiting);
    return { data: found.data, revision: found.revision };
  }

  /** Saves, unless something else was saved since the last read (`parameterError`). */
  async save(data: string, revision?: number): Promise<{ readonly revision: number }> {
    return { revision: (await this.#put(data, revision ?? 'read')).revision };
  }

  /** Overwrites the stored progress, for games that do not know about other devices. */
  async replace(data: string): Promise<void> {
    await this.#put(data, 'any');
  }

  /** Sends pending data. */
  flush(): Promise<void> {
    return this.#queue.flush();
  }

  /** The player has changed. */
  forget(): void {
    this.#opening = undefined;
    this.#known = undefined;
  }

  async #open(): Promise<Known> {
    const { keeper, local } = this.#surroundings;
    this.#opening ??= keeper.read().then((session) => openFor(session, local));
    const opened = await this.#opening.catch((error: unknown) => {
      this.#opening = undefined;
      throw error;
    });
    this.#known ??= opened;
    return this.#known;
  }

  async #put(data: string, replaced: Replaced): Promise<Known> {
    const known = await this.#open();
    const { local } = this.#surroundings;
    if (known.playerId === null) {
      local.write(data);
      this.#known = { ...known, data };
    } else {
      local.writeUnsent(known.playerId, { data, revision: replacedRevision(known, replaced) ?? known.revision });
      this.#expected = replaced;
      this.#newest = data;
      await this.#queue.put(data);
    }
    return this.#open();
  }

  async #write(data: string): Promise<void> {
    const { applicationId, call } = this.#surroundings;
    const known = await this.#open();
    const revision = replacedRevision(known, this.#expected);
    try {
      const terms = revision === undefined ? {} : { revision };
      const { save } = await call(putGameSave, { applicationId, data, ...terms }, QUIET);
      const kept = { data: save.data, revision: save.revision, seen: save.revision };
      this.#known = { ...known, ...kept, isFresh: false, waiting: null };
      this.#noteSent(known.playerId, this.#known);
    } catch (error) {
      // The stored progress may have changed since it was read.
      if (this.#known !== undefined) this.#known = { ...this.#known, isFresh: false };
      throw error;
    }
  }

  /** A save made during the request is based on its revision. */
  #noteSent(playerId: string | null, { data, revision }: Progress): void {
    const { local } = this.#surroundings;
    const unsent = playerId === null ? null : local.readUnsent(playerId);
    if (playerId === null || unsent === null) return;
    if (unsent.data === data) local.writeUnsent(playerId, null);
    else if (unsent.data === this.#newest) local.writeUnsent(playerId, { ...unsent, revision });
  }

  async #read(found: Known): Promise<Progress> {
    const { applicationId, call } = this.#surroundings;
    const { save } = await call(getGameSave, { applicationId }, QUIET);
    const progress = { data: save?.data ?? null, revision: save?.revision ?? 0 };
    this.#known = { ...found, ...progress, seen: progress.revision };
    return progress;
  }

  async #moveIn(data: string, from: 'visitor' | 'unsent'): Promise<void> {
    try {
      await this.#put(data, 'read');
      if (from === 'visitor') this.#surroundings.local.remove();
    } catch {
      // Progress saved elsewhere is newer; the game learns of it when it saves.
    }
  }
}

/** The revision that a write must be based on; undefined: any. */
function replacedRevision({ seen }: Known, replaced: Replaced): number | undefined {
  if (replaced === 'any') return undefined;
  return replaced === 'read' ? seen : replaced;
}

function openFor({ player, save }: GameSession, local: LocalSaves): Known {
  const visitor = { seen: 0, revision: 0, isFresh: true, data: local.read() };
  if (player === null) return { ...visitor, playerId: null, waiting: null };
  const { playerId } = player;
  const unsent = local.readUnsent(playerId);
  // Data based on the stored revision is newer; otherwise another device has saved since.
  if (unsent !== null && unsent.revision === (save?.revision ?? 0)) {
    return { ...visitor, ...unsent, playerId, waiting: 'unsent' };
  }
  if (save === null) return { ...visitor, playerId, waiting: 'visitor' };
  return { ...visitor, playerId, data: save.data, revision: save.revision, waiting: null };
}

/** Player and products: loaded once for all calls. */
export interface SessionKeeper {
  read(): Promise<GameSession>;
  /** Reloads: the user has signed in, or the products have changed. */
  renew(): Promise<GameSession>;
}

export function createSessionKeeper(load: () => Promise<GameSession>): SessionKeeper {
  let kept: Promise<GameSession> | undefined;
  const renew = () => {
    const asked = load();
    kept = asked;
    // The connection may be back for the next call.
    asked.catch(() => {
      if (kept === asked) kept = undefined;
    });
    return asked;
  };
  return { read: () => kept ?? renew(), renew };
}
