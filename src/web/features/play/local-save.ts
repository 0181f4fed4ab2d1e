import { z } from '#contract/schema/schema.ts';

/** What of the browser's storage is used, so that tests can stand in for it. */
export type SaveStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'game:';

/** What a player saved and the store has not said to have; `revision` is what it follows there. */
export interface UnsentSave {
  readonly data: string;
  readonly revision: number;
}

/** A game's progress in this browser: visitors' only copy, and what of a player's is still to reach the store. */
export interface LocalSaves {
  /** Of whoever plays here without an account. */
  read(): string | null;
  write(data: string): void;
  remove(): void;
  readUnsent(playerId: string): UnsentSave | null;
  /** Null: nothing waits any more. */
  writeUnsent(playerId: string, unsent: UnsentSave | null): void;
}

export function createLocalSaves(storage: SaveStorage, applicationId: string): LocalSaves {
  const shared = PREFIX + applicationId;
  const keyOf = (playerId: string) => `${shared}:${playerId}`;
  const read = (key: string) => attempt(() => storage.getItem(key));
  // A full or switched-off storage costs the best score, not the game.
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

const unsentSchema = z.object({ data: z.string(), revision: z.int() });

/** Players can change what their browser keeps. */
function parseUnsent(text: string | null): UnsentSave | null {
  if (text === null) return null;
  const value: unknown = attempt(() => JSON.parse(text));
  return unsentSchema.safeParse(value).data ?? null;
}
