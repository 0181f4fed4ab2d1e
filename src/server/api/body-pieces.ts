import type { Readable } from 'node:stream';

/** A pull-based reader of a body's bytes, for a single consumer. */
export interface BodyPieces {
  /** The next piece; undefined at the end. Rejects if the connection breaks. */
  next(): Promise<Uint8Array | undefined>;
  /** Stops reading. */
  cancel(): Promise<void>;
}

/** Approximate maximum of buffered bytes, after which the sender is paused. */
const WAITING_BYTES = 262_144;

export function openPieces(body: Readable | ReadableStream<Uint8Array>): BodyPieces {
  return body instanceof ReadableStream ? openWebPieces(body) : new NodePieces(body);
}

function openWebPieces(body: ReadableStream<Uint8Array>): BodyPieces {
  const reader = body.getReader();
  return {
    next: async () => (await reader.read()).value,
    cancel: () => reader.cancel().catch(() => {}),
  };
}

/** Reads in flowing mode: iterating a Node stream would copy buffered chunks into one. */
class NodePieces implements BodyPieces {
  readonly #stream: Readable;
  readonly #waiting: Uint8Array[] = [];
  #waitingBytes = 0;
  #failure: unknown;
  #isOver = false;
  #wake = () => {};

  constructor(stream: Readable) {
    this.#stream = stream;
    const over = (failure?: unknown) => {
      this.#failure ??= failure;
      this.#isOver = true;
      this.#wake();
    };
    stream
      .on('data', this.#take)
      .once('end', () => over())
      .on('error', over)
      .once('close', () => over(this.#isOver ? undefined : new Error('the connection broke')));
    if (stream.destroyed) over(stream.errored ?? new Error('the connection broke'));
  }

  async next(): Promise<Uint8Array | undefined> {
    if (this.#waiting.length === 0 && !this.#isOver) {
      this.#stream.resume();
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    const piece = this.#waiting.shift();
    if (piece === undefined && this.#failure !== undefined) throw this.#failure;
    this.#waitingBytes -= piece?.byteLength ?? 0;
    return piece;
  }

  /** The server reads or cuts off the remainder. */
  async cancel(): Promise<void> {
    this.#waiting.length = 0;
    this.#stream.off('data', this.#take).pause();
  }

  readonly #take = (piece: Uint8Array): void => {
    this.#waiting.push(piece);
    this.#waitingBytes += piece.byteLength;
    if (this.#waitingBytes >= WAITING_BYTES) this.#stream.pause();
    this.#wake();
  };
}
