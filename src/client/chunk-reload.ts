import { LIMITS } from '#contract/values/limits.ts';

const STORAGE_KEY = 'chunkReloadedAt';

export interface ChunkReloadDependencies {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
  readonly reload: () => void;
}

/**
 * Reloads the page after a script chunk failed to load (a new release replaced it), at most once in 60 seconds, to
 * avoid an endless loop if the chunk stays missing. Returns whether it reloads.
 */
export function reloadAfterChunkFailure({ storage, now, reload }: ChunkReloadDependencies): boolean {
  const lastAt = Number(storage.getItem(STORAGE_KEY) ?? Number.NEGATIVE_INFINITY);
  if (now() - lastAt < LIMITS.chunkReloadGuardMs) return false;
  storage.setItem(STORAGE_KEY, String(now()));
  reload();
  return true;
}
