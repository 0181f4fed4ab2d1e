import { open } from 'node:fs/promises';
import { ServerResponse } from 'node:http';
import { isWhole } from '#server/middleware/whole-responses.ts';
import { type FilePlace, placeOfBody } from '#server/providers/files/file-body.ts';

/** Every slow reader needs two of them. */
const PIECE_BYTES = 64 * 1024;

/**
 * Sends a response whose body is a local file, and returns whether it did. Two buffers alternate, one being read
 * while the other is written: one buffer per chunk, as in streams, spent half of the time in the garbage collector.
 */
export async function sendFileBody(response: Response, outgoing: unknown): Promise<boolean> {
  if (isWhole(response)) return false;
  // Accessing the body of other responses would recreate them, and most are not files.
  const place = response.headers.has('accept-ranges') ? placeOfBody(response.body) : undefined;
  if (place === undefined || !(outgoing instanceof ServerResponse)) return false;
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  await sendBytes(place, outgoing).then(
    () => outgoing.end(),
    // The headers were sent: only a broken connection signals missing bytes.
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
      // The other buffer is free once its bytes are sent.
      await written;
      written = write(outgoing, buffer.subarray(0, bytesRead));
      written.catch(() => undefined);
    }
    await written;
  } finally {
    await file.close();
  }
}

/** Resolves when the bytes were passed to the system, so that their buffer may be reused. */
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
