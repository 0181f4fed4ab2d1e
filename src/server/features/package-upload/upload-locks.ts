import { ERROR } from '#contract/errors/errors.ts';
import { type ProcessLock, type ProcessLockSettings, ProcessLocks } from '../../db/process-locks.ts';
import { HttpFailure } from '../../middleware/http-failure.ts';

/** The current holder of an upload in this process, and how to stop it. */
interface Holder {
  readonly stop: () => void;
  readonly released: Promise<void>;
}

export interface UploadLockSettings extends Pick<ProcessLockSettings, 'connection' | 'times'> {
  /** How long a request waits for the current holder; shorter in tests. */
  readonly waitMs?: number;
}

/** Notification channel on which a process asks the others to release an upload. */
export const UPLOADS_CHANNEL = 'uploads';
/** Covers a retry that waits while four gigabytes from a slow disk are hashed. */
const WAIT_MS = 15_000;
const TRY_EVERY_MS = 100;

/**
 * Serializes requests per upload across all processes. The latest request wins: a client that reconnects takes over
 * from
 * its own request that still waits for bytes, even in another process.
 */
export class UploadLocks {
  readonly #holders = new Map<string, Holder>();
  readonly #shared: ProcessLocks;
  readonly #waitMs: number;

  constructor({ connection, times, waitMs = WAIT_MS }: UploadLockSettings) {
    this.#shared = new ProcessLocks({ connection, times, channel: UPLOADS_CHANNEL });
    this.#waitMs = waitMs;
  }

  /**
   * Acquires an upload; `stop` is called when another request wants it or the lock is lost.
   * @throws HttpFailure 423 if the holder does not release it; DatabaseUnavailableError.
   */
  async take(id: string, stop: () => void = () => {}): Promise<ProcessLock> {
    const endMs = performance.now() + this.#waitMs;
    for (let holder = this.#holders.get(id); holder !== undefined; holder = this.#holders.get(id)) {
      holder.stop();
      await waitFor(holder.released, endMs - performance.now());
    }
    const { promise: released, resolve } = Promise.withResolvers<void>();
    const release = () => {
      this.#holders.delete(id);
      resolve();
    };
    let isWanted = false;
    const holder = {
      released,
      stop: () => {
        isWanted = true;
        stop();
      },
    };
    this.#holders.set(id, holder);
    try {
      const lock = await this.#takeShared(id, { stop, isOver: () => isWanted || performance.now() >= endMs });
      return { requireHeld: lock.requireHeld, release: () => lock.release().then(release) };
    } catch (error) {
      release();
      throw error;
    }
  }

  /** Handler for `UPLOADS_CHANNEL`: another process wants an upload. */
  readonly onAsked = (payload: string): void => {
    const id = this.#shared.readAsked(payload);
    if (id !== undefined) this.#holders.get(id)?.stop();
  };

  /** Asks all holders of this process to let go of their uploads, which another one then continues. */
  stopAll(): void {
    for (const { stop } of this.#holders.values()) stop();
  }

  /** Closes the connection that holds the locks. */
  close(): void {
    this.#shared.close();
  }

  async #takeShared(
    id: string,
    { stop, isOver }: { readonly stop: () => void; readonly isOver: () => boolean },
  ): Promise<ProcessLock> {
    for (let tries = 0; ; tries += 1) {
      const lock = await this.#shared.tryTake(id, stop);
      if (lock !== undefined) return lock;
      // Asked only once: two waiting requests would otherwise keep evicting each other.
      if (tries === 0) await this.#shared.ask(id);
      if (isOver()) throw new HttpFailure(ERROR.parameterError, { status: 423 });
      await new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS));
    }
  }
}

/** @throws HttpFailure 423 after the timeout. */
async function waitFor(released: Promise<void>, waitMs: number): Promise<void> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new HttpFailure(ERROR.parameterError, { status: 423 })), Math.max(waitMs, 0));
  try {
    await Promise.race([released, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
