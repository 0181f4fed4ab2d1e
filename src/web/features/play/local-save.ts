/** The part of the storage API that is used, replaced in tests. */
export type SaveStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'game:';

/** A save that the store has not confirmed; `revision` is the one it is based on. */
export interface UnsentSave {
  readonly data: string;
  readonly revision: number;
}

/** A game's progress in this browser: visitors' only copy, and players' unsent saves. */
export interface LocalSaves {
  /** The visitor's progress. */
  read(): string | null;
  write(data: string): void;
  remove(): void;
  readUnsent(playerId: string): UnsentSave | null;
  /** Null: nothing is pending. */
  writeUnsent(playerId: string, unsent: UnsentSave | null): void;
}

export function createLocalSaves(storage: SaveStorage, applicationId: string): LocalSaves {
  const shared = PREFIX + applicationId;
  const keyOf = (playerId: string) => `${shared}:${playerId}`;
  const read = (key: string) => attempt(() => storage.getItem(key));
  // Full or disabled storage costs the progress, not the game.
  const write = (key: string, text: string) => void attempt(() => storage.setItem(key, text));
  const remove = (key: string) => void attempt(() => storage.removeItem(key));
  return {
    read: () => read(shared),
    write: (data) => write(shared, data),
    remove: () => remove(shared),
    readUnsent: (playerId) => parseUnsent(read(keyOf(playerId))),
    writeUnsent(playerId, unsent) {
      if (unsent === null) remove(keyOf(playerId));
      else write(keyOf(playerId), JSON.stringify(unsent));
    },
  };
}

function attempt<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** Players can edit their browser's storage. */
function parseUnsent(text: string | null): UnsentSave | null {
  if (text === null) return null;
  const value: unknown = attempt(() => JSON.parse(text));
  return isUnsent(value) ? { data: value.data, revision: value.revision } : null;
}

function isUnsent(value: unknown): value is UnsentSave {
  if (typeof value !== 'object' || value === null) return false;
  const { data, revision }: { data?: unknown; revision?: unknown } = value;
  return typeof data === 'string' && Number.isSafeInteger(revision);
}
