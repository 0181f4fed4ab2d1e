import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';

const PIECE = Buffer.alloc(1_048_576);

/** Writes a file of non-repeating bytes; returns its SHA-256 in hexadecimal. */
export async function makeRandomFile(path: string, bytes: number): Promise<string> {
  const cipher = createCipheriv('aes-128-ctr', randomBytes(16), randomBytes(16));
  const hash = createHash('sha256');
  const file = await open(path, 'wx');
  for (let left = bytes; left > 0; left -= PIECE.length) {
    const piece = cipher.update(PIECE.subarray(0, Math.min(left, PIECE.length)));
    hash.update(piece);
    await file.writeFile(piece);
  }
  await file.close();
  return hash.digest('hex');
}
