import { ERROR } from '#contract/errors/errors.ts';
import { type ProcessLock, type ProcessLockSettings, ProcessLocks } from '../../db/process-locks.ts';
import { HttpFailure } from '../../middleware/http-failure.ts';

/** Who holds an upload in this process, and how it is asked to let go. */
interface Holder {
  readonly stop: () => void;
  readonly released: Promise<void>;
}

export interface UploadLockSettings extends Pick<ProcessLockSettings, 'connection' | 'times'> {
  /** How long a request waits for the one that holds the upload; for tests that cannot wait. */
  readonly waitMs?: number;
}

/** The channel of the database on which a process asks the others for an upload. */
export const UPLOADS_CHANNEL = 'uploads';
/** Enough for a hash of four gigabytes from a slow disk to be waited for by the next try. */
const WAIT_MS = 15_000;
const TRY_EVERY_MS = 100;

/**
 * One request at a time works on an upload, in all processes together. The latest wins: a client that comes again after a
 * lost connection takes over from its own request that still waits for bytes, also in another process.
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
   * Takes an upload; `stop` is called when another request wants it, and when the lock is lost.
   * @throws HttpFailure 423 where the holder goes on; DatabaseAwayError.
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

  /** To be called with what is heard on `UPLOADS_CHANNEL`: another process wants an upload. */
  readonly onAsked = (payload: string): void => {
    const id = this.#shared.readAsked(payload);
    if (id !== undefined) this.#holders.get(id)?.stop();
  };

  /** Ends the connection that holds the locks. */
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
      // Once: two that wait would turn each other away without end.
      if (tries === 0) await this.#shared.ask(id);
      if (isOver()) throw new HttpFailure(ERROR.parameterError, { status: 423 });
      await new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS));
    }
  }
}

/** @throws HttpFailure 423 after so many milliseconds. */
async function waitFor(released: Promise<void>, waitMs: number): Promise<void> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new HttpFailure(ERROR.parameterError, { status: 423 })), Math.max(waitMs, 0));
  try {
    await Promise.race([released, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
