import type { CallEndpoint } from '#contract/endpoint.ts';
import { getGameSave, putGameSave } from '#contract/game/endpoints.ts';
import type { GameSession } from '#contract/game/entities.ts';
import type { LocalSaves } from './local-save.ts';
import { createSaveQueue, type SaveQueue } from './save-queue.ts';
import type { SessionKeeper } from './session-keeper.ts';

const DELAY_MS = 800;
const QUIET = { loadingBar: false, isQuiet: true } as const;

export interface Progress {
  readonly data: string | null;
  /** 0 where nothing was kept on the server. */
  readonly revision: number;
}

interface Known extends Progress {
  readonly playerId: string | null;
  /** What the game has read or written last; 0 before: what it has never seen, it does not replace. */
  readonly seen: number;
  /** Whose data it is, where the server does not have it yet. */
  readonly waiting: 'visitor' | 'unsent' | null;
  /** Nobody but this page has read it since it came. */
  readonly isFresh: boolean;
}

/** What a write may replace: the revision that the game has seen last, a certain one, or anything. */
type Replaced = 'read' | 'any' | number;

export interface ProgressSurroundings {
  readonly applicationId: string;
  readonly call: CallEndpoint;
  readonly keeper: SessionKeeper;
  readonly local: LocalSaves;
}

/** What a game keeps for its player: on the server for whoever is signed in, else in this browser. */
export class GameProgress {
  readonly #surroundings: ProgressSurroundings;
  readonly #queue: SaveQueue = createSaveQueue({ write: (data) => this.#write(data), delayMs: DELAY_MS });
  #opening: Promise<Known> | undefined;
  #known: Known | undefined;
  #expected: Replaced = 'read';
  /** What this window has been asked to keep last; others of the same player write to the same storage. */
  #newest: string | null = null;

  constructor(surroundings: ProgressSurroundings) {
    this.#surroundings = surroundings;
  }

  /** What is kept; asked for anew but for the first time, since another device may have saved. */
  async load(): Promise<Progress> {
    await this.#queue.flush();
    const found = await this.#open();
    if (found.playerId === null) return { data: found.data, revision: found.revision };
    if (!found.isFresh) return this.#read(found);
    this.#known = { ...found, seen: found.revision, isFresh: false };
    // Progress of the time before the account, or without a connection: the account has it from now on.
    if (found.waiting !== null && found.data !== null) void this.#moveIn(found.data, found.waiting);
    return { data: found.data, revision: found.revision };
  }

  /** Keeps it, unless something else was saved since it was read (`parameterError`). */
  async save(data: string, revision?: number): Promise<{ readonly revision: number }> {
    return { revision: (await this.#put(data, revision ?? 'read')).revision };
  }

  /** Keeps it in place of whatever is kept, as games do that know nothing of other devices. */
  async replace(data: string): Promise<void> {
    await this.#put(data, 'any');
  }

  /** Sends what waits. */
  flush(): Promise<void> {
    return this.#queue.flush();
  }

  /** Another player from now on. */
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
      // What is kept may not be what was read any more.
      if (this.#known !== undefined) this.#known = { ...this.#known, isFresh: false };
      throw error;
    }
  }

  /** What was saved while that was on its way follows it. */
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
      // Whatever was saved elsewhere meanwhile is newer; the game hears of it when it saves.
    }
  }
}

/** The revision that a write has to follow; undefined: none. */
function replacedRevision({ seen }: Known, replaced: Replaced): number | undefined {
  if (replaced === 'any') return undefined;
  return replaced === 'read' ? seen : replaced;
}

function openFor({ player, save }: GameSession, local: LocalSaves): Known {
  const visitor = { seen: 0, revision: 0, isFresh: true, data: local.read() };
  if (player === null) return { ...visitor, playerId: null, waiting: null };
  const { playerId } = player;
  const unsent = local.readUnsent(playerId);
  // What follows the very revision that is kept is newer than that; else another device has saved since.
  if (unsent !== null && unsent.revision === (save?.revision ?? 0)) {
    return { ...visitor, ...unsent, playerId, waiting: 'unsent' };
  }
  if (save === null) return { ...visitor, playerId, waiting: 'visitor' };
  return { ...visitor, playerId, data: save.data, revision: save.revision, waiting: null };
}
