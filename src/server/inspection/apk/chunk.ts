/** A piece of Android's binary formats: a type, a header of its own, and what is in it. */
export interface Chunk {
  readonly type: number;
  /** Bytes of the header, its first eight included. */
  readonly headerSize: number;
  /** The whole chunk, header included. */
  readonly bytes: Buffer;
}

const PREFIX_BYTES = 8;

/** What a binary file says that no sound one can say. */
export class MalformedError extends Error {
  override readonly name = 'MalformedError';
}

/** The chunk at a place. @throws MalformedError where it reaches beyond what holds it. */
export function readChunk(bytes: Buffer, at: number): Chunk {
  if (at < 0 || at + PREFIX_BYTES > bytes.length) throw new MalformedError('a chunk begins outside');
  const headerSize = bytes.readUInt16LE(at + 2);
  const size = bytes.readUInt32LE(at + 4);
  if (headerSize < PREFIX_BYTES || headerSize > size || at + size > bytes.length) {
    throw new MalformedError('a chunk reaches outside');
  }
  return { type: bytes.readUInt16LE(at), headerSize, bytes: bytes.subarray(at, at + size) };
}

/** The chunks inside a chunk, one after the other, after its header. */
export function* readChunks({ bytes, headerSize }: Chunk): Generator<Chunk> {
  // What is shorter than a chunk's beginning is padding.
  for (let at = headerSize; at + PREFIX_BYTES <= bytes.length; ) {
    const chunk = readChunk(bytes, at);
    yield chunk;
    at += chunk.bytes.length;
  }
}
