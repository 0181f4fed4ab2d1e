import { createYielder } from './create-yielder.ts';
import { PIECE_LENGTH, streamText } from './stream-text.ts';

/** A reply whose long lists are streamed. */
export type Streamed<Value> = Value extends readonly (infer Item)[]
  ? Value | AsyncIterable<Item>
  : Value extends object
    ? { readonly [Key in keyof Value]: Streamed<Value[Key]> }
    : Value;

/**
 * Returned by a handler for a reply that may be too long for memory. A failure while streaming aborts the response,
 * so that nobody mistakes a part for the whole.
 */
export class JsonStream<Reply> {
  readonly #reply: Streamed<Reply>;

  constructor(reply: Streamed<Reply>) {
    this.#reply = reply;
  }

  toBody(): ReadableStream<Uint8Array> {
    return streamText(inPieces(write(this.#reply)));
  }
}

async function* inPieces(parts: AsyncGenerator<string>): AsyncGenerator<string> {
  const turn = createYielder();
  let piece = '';
  for await (const part of parts) {
    await turn();
    piece += part;
    if (piece.length < PIECE_LENGTH) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

async function* write(value: unknown): AsyncGenerator<string> {
  if (isAsync(value)) {
    let separator = '';
    yield '[';
    for await (const item of value) {
      yield separator + JSON.stringify(item);
      separator = ',';
    }
    yield ']';
  } else if (isPlainObject(value)) {
    let separator = '';
    yield '{';
    for (const [key, part] of Object.entries(value)) {
      if (part === undefined) continue;
      yield `${separator}${JSON.stringify(key)}:`;
      yield* write(part);
      separator = ',';
    }
    yield '}';
  } else {
    yield JSON.stringify(value);
  }
}

function isAsync(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
