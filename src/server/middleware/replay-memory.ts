/** Remembers signed values that were used. Several processes share one that keeps its memory in the database. */
export interface ReplayMemory {
  /** Answers false when the hash is already known; else keeps it until `expiresAtMs`. */
  remember(tokenHash: string, expiresAtMs: number, nowMs: number): Promise<boolean>;
}

/** About 20 MB; more mutations than this in ten minutes are far above the rate limits of many clients. */
const DEFAULT_CAPACITY = 100_000;

/** The memory of one process. When it is full the oldest entries go first. */
export function createReplayMemory(capacity: number = DEFAULT_CAPACITY): ReplayMemory {
  const expiryByHash = new Map<string, number>();
  return {
    async remember(tokenHash, expiresAtMs, nowMs) {
      const expiry = expiryByHash.get(tokenHash);
      if (expiry !== undefined && expiry >= nowMs) return false;
      expiryByHash.delete(tokenHash);
      expiryByHash.set(tokenHash, expiresAtMs);
      dropOldest(expiryByHash, capacity, nowMs);
      return true;
    },
  };
}

function dropOldest(expiryByHash: Map<string, number>, capacity: number, nowMs: number): void {
  for (const [hash, expiry] of expiryByHash) {
    if (expiry >= nowMs && expiryByHash.size <= capacity) return;
    expiryByHash.delete(hash);
  }
}
