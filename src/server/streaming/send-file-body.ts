import { open } from 'node:fs/promises';
import { ServerResponse } from 'node:http';
import { type FilePlace, placeOfBody } from '#server/providers/files/file-body.ts';

/** Every slow reader holds two of them. */
const PIECE_BYTES = 64 * 1024;

/**
 * Sends an answer whose body is a file of this machine, and says whether it did. Two buffers take turns, one read while
 * the other is written: a buffer for each piece, as streams have, made the garbage collector take half of the time.
 */
export async function sendFileBody(response: Response, outgoing: unknown): Promise<boolean> {
  // Asked for its body, an answer that is not one of these would be made anew, and most are not.
  const place = response.headers.has('accept-ranges') ? placeOfBody(response.body) : undefined;
  if (place === undefined || !(outgoing instanceof ServerResponse)) return false;
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  await sendBytes(place, outgoing).then(
    () => outgoing.end(),
    // The headers are out: only a broken connection tells that bytes are missing.
    () => outgoing.destroy(),
  );
  return true;
}

async function sendBytes({ path, start, end }: FilePlace, outgoing: ServerResponse): Promise<void> {
  const file = await open(path);
  try {
    const buffers = [Buffer.allocUnsafeSlow(PIECE_BYTES), Buffer.allocUnsafeSlow(PIECE_BYTES)] as const;
    let written = Promise.resolve();
    let turn = 0;
    for (let position = start; position <= end; turn = 1 - turn) {
      const buffer = turn === 0 ? buffers[0] : buffers[1];
      const length = Math.min(PIECE_BYTES, end + 1 - position);
      const { bytesRead } = await file.read(buffer, 0, length, position);
      if (bytesRead === 0) throw new Error('the file is shorter than it was');
      position += bytesRead;
      // The other buffer is free to be read into once its bytes are out.
      await written;
      written = write(outgoing, buffer.subarray(0, bytesRead));
      written.catch(() => undefined);
    }
    await written;
  } finally {
    await file.close();
  }
}

/** Resolves when the bytes have left for the system, so that their buffer may be used again. */
function write(outgoing: ServerResponse, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('the connection was closed'));
    if (outgoing.destroyed) return fail();
    outgoing.once('close', fail);
    outgoing.write(bytes, (error) => {
      outgoing.off('close', fail);
      if (error) reject(error);
      else resolve();
    });
  });
}
