import { HttpFailure } from '../../middleware/http-failure.ts';

/** Who holds an upload, and how it is asked to let go. */
interface Holder {
  readonly stop: () => void;
  readonly released: Promise<void>;
}

/** Enough for a hash of four gigabytes from a slow disk to be waited for by the next try. */
const WAIT_MS = 15_000;

/**
 * One request at a time works on an upload. The latest wins: a client that comes again after a lost connection takes over
 * from its own request that still waits for bytes. Held by this process alone, as are the files.
 */
export class UploadLocks {
  readonly #holders = new Map<string, Holder>();
  readonly #waitMs: number;

  constructor(waitMs: number = WAIT_MS) {
    this.#waitMs = waitMs;
  }

  /**
   * Takes an upload; `stop` is called when another request wants it. Answers what gives it back.
   * @throws HttpFailure 423 where the holder goes on.
   */
  async take(id: string, stop: () => void = () => {}): Promise<() => void> {
    const endMs = performance.now() + this.#waitMs;
    for (let holder = this.#holders.get(id); holder !== undefined; holder = this.#holders.get(id)) {
      holder.stop();
      await waitFor(holder.released, endMs - performance.now());
    }
    const { promise: released, resolve } = Promise.withResolvers<void>();
    this.#holders.set(id, { stop, released });
    return () => {
      this.#holders.delete(id);
      resolve();
    };
  }
}

/** @throws HttpFailure 423 after so many milliseconds. */
async function waitFor(released: Promise<void>, waitMs: number): Promise<void> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new HttpFailure(70000, { status: 423 })), Math.max(waitMs, 0));
  try {
    await Promise.race([released, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
