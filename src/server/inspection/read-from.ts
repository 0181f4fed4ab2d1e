import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { RandomHandle } from './read-range.ts';

const PIECE_BYTES = 256 * 1024;

/** The bytes of a file from `start` to before `end`, as a stream. */
export function readFrom(handle: RandomHandle, start: number, end: number): Readable {
  const { fd } = handle;
  if (fd === undefined) return Readable.from(piecesOf(handle, start, end), { objectMode: false });
  // By file descriptor: a stream of the handle would leave a listener on it while the file is open.
  return createReadStream('', { fd, start, end: end - 1, autoClose: false, highWaterMark: PIECE_BYTES });
}

async function* piecesOf(handle: RandomHandle, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at < end; at += PIECE_BYTES) {
    const length = Math.min(PIECE_BYTES, end - at);
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, at);
    if (bytesRead < length) throw new Error('the file ends too early');
    yield buffer;
  }
}
