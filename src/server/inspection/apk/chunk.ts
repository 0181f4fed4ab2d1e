/** A chunk of Android's binary formats: a type, a header and content. */
export interface Chunk {
  readonly type: number;
  /** Bytes of the header, including the common first eight. */
  readonly headerSize: number;
  /** The whole chunk, including its header. */
  readonly bytes: Buffer;
}

const PREFIX_BYTES = 8;

/** Thrown for contradictions that no valid binary file contains. */
export class MalformedError extends Error {
  override readonly name = 'MalformedError';
}

/** Reads the chunk at an offset. @throws MalformedError if it exceeds its container. */
export function readChunk(bytes: Buffer, at: number): Chunk {
  if (at < 0 || at + PREFIX_BYTES > bytes.length) throw new MalformedError('a chunk begins outside');
  const headerSize = bytes.readUInt16LE(at + 2);
  const size = bytes.readUInt32LE(at + 4);
  if (headerSize < PREFIX_BYTES || headerSize > size || at + size > bytes.length) {
    throw new MalformedError('a chunk reaches outside');
  }
  return { type: bytes.readUInt16LE(at), headerSize, bytes: bytes.subarray(at, at + size) };
}

/** The chunks after a chunk's header, in order. */
export function* readChunks({ bytes, headerSize }: Chunk): Generator<Chunk> {
  // Anything shorter than a chunk prefix is padding.
  for (let at = headerSize; at + PREFIX_BYTES <= bytes.length; ) {
    const chunk = readChunk(bytes, at);
    yield chunk;
    at += chunk.bytes.length;
  }
}
