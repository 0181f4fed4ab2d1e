import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';

/**
 * Lets a stream fail before anyone reads it: its reader gets the error then, but an event without a listener would end the
 * process.
 */
export function mayFailEarly<Stream extends Readable>(stream: Stream): Stream {
  return stream.on('error', () => undefined);
}

export interface FileHash {
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
}

/** Passes a stream on, and tells its hash once it has ended. */
export function hashStream(source: AsyncIterable<Uint8Array>, onBytes: (bytes: number) => void = () => undefined) {
  const hash = createHash('sha256');
  let size = 0;
  let result: FileHash | undefined;
  async function* pass() {
    for await (const piece of source) {
      hash.update(piece);
      size += piece.length;
      onBytes(piece.length);
      yield piece;
    }
    result = { sha256: hash.digest('hex'), size };
  }
  return {
    stream: mayFailEarly(Readable.from(pass(), { objectMode: false })),
    /** @throws Error before the end. */
    result() {
      if (result === undefined) throw new Error('a stream was not read to its end');
      return result;
    },
  };
}

/** Reads a stream to its end for its hash alone. */
export async function hashOf(source: AsyncIterable<Uint8Array>): Promise<FileHash> {
  const hashed = hashStream(source);
  hashed.stream.resume();
  await once(hashed.stream, 'end');
  return hashed.result();
}
