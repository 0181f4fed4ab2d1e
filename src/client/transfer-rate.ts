/** Transfer speed and remaining time. */
export interface TransferPace {
  /** Null until known. */
  readonly bytesPerSecond: number | null;
  readonly secondsLeft: number | null;
}

/** Time constant: older data weighs little more than a third. */
const MEMORY_MS = 5000;
/** Shorter spans reflect buffers rather than the line. */
const SPAN_MS = 250;

/** A smoothed speed: an exponentially weighted mean of the last seconds. */
export class TransferRate {
  readonly #total: number;
  readonly #now: () => number;
  #since: { readonly atMs: number; readonly sent: number } | undefined;
  #bytesPerSecond: number | null = null;

  /** @param now milliseconds of any monotonic clock. */
  constructor(total: number, now: () => number) {
    this.#total = total;
    this.#now = now;
  }

  /** Resets the time of the last progress, as after a pause; the speed is kept until there is a new one. */
  rest(): void {
    this.#since = undefined;
  }

  /** Records the total number of bytes sent. */
  note(sent: number): TransferPace {
    const atMs = this.#now();
    // Fewer than before: the last bytes were lost.
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
