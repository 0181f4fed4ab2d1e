/** How fast bytes go, and when the last one will have gone. */
export interface TransferPace {
  /** Null until it can be told. */
  readonly bytesPerSecond: number | null;
  readonly secondsLeft: number | null;
}

/** What happened so long ago counts little more than a third as much as what happens now. */
const MEMORY_MS = 5000;
/** Shorter spans say more of buffers than of the line. */
const SPAN_MS = 250;

/** A speed without jumps: the mean of the last seconds, the latest counting most. */
export class TransferRate {
  readonly #total: number;
  readonly #now: () => number;
  #since: { readonly atMs: number; readonly sent: number } | undefined;
  #bytesPerSecond: number | null = null;

  /** @param now milliseconds of any clock that never goes back. */
  constructor(total: number, now: () => number) {
    this.#total = total;
    this.#now = now;
  }

  /** Forgets when bytes went last, as after a pause; the speed is kept until there is a new one. */
  rest(): void {
    this.#since = undefined;
  }

  /** Notes how many bytes have gone altogether. */
  note(sent: number): TransferPace {
    const atMs = this.#now();
    // Fewer than before: what was sent last has not arrived.
    if (this.#since === undefined || sent < this.#since.sent) this.#since = { atMs, sent };
    const spanMs = atMs - this.#since.atMs;
    if (spanMs >= SPAN_MS) {
      this.#bytesPerSecond = this.#mix(((sent - this.#since.sent) * 1000) / spanMs, spanMs);
      this.#since = { atMs, sent };
    }
    return { bytesPerSecond: this.#bytesPerSecond, secondsLeft: this.#secondsLeft(sent) };
  }

  #mix(latest: number, spanMs: number): number {
    if (this.#bytesPerSecond === null) return latest;
    const weight = 1 - Math.exp(-spanMs / MEMORY_MS);
    return this.#bytesPerSecond + (latest - this.#bytesPerSecond) * weight;
  }

  #secondsLeft(sent: number): number | null {
    if (sent >= this.#total) return 0;
    if (this.#bytesPerSecond === null || this.#bytesPerSecond < 1) return null;
    return Math.ceil((this.#total - sent) / this.#bytesPerSecond);
  }
}
