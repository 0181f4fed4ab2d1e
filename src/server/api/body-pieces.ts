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

/** Smaller pieces are left to garbage collection: freeing them would cost more than it saves. */
const FREED_BYTES_MIN = 16_384;

/** Memory of pieces that only their consumer holds. */
const owned = new WeakSet<ArrayBufferLike>();

/**
 * Returns a function that takes pieces in their order once they have been used, and frees the memory of those that came
 * from a connection: without it, an upload would cause a full garbage collection every 16 MB. A parser hands out parts of
 * one memory, so it is freed when the first piece of another memory arrives; nobody may read it afterwards.
 */
export function freeInTurn(): (used: Uint8Array) => void {
  let last: ArrayBufferLike | undefined;
  return ({ buffer }) => {
    if (last !== buffer && last instanceof ArrayBuffer && owned.delete(last)) last.transfer(0);
    last = buffer;
  };
}

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
    const { buffer, byteLength } = piece;
    // A part of a larger memory shares it with others.
    if (byteLength === buffer.byteLength && byteLength >= FREED_BYTES_MIN) owned.add(buffer);
    this.#waiting.push(piece);
    this.#waitingBytes += piece.byteLength;
    if (this.#waitingBytes >= WAITING_BYTES) this.#stream.pause();
    this.#wake();
  };
}
