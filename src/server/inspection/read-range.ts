import type { FileHandle } from 'node:fs/promises';

/** A file that is read here and there, and never as a whole. */
export interface RandomFile {
  readonly handle: FileHandle;
  /** Bytes. */
  readonly size: number;
}

/** So many bytes from a place on; undefined where the file does not reach so far. Lengths are bounded by the caller. */
export async function readRange(
  { handle, size }: RandomFile,
  position: number,
  length: number,
): Promise<Buffer | undefined> {
  if (position < 0 || length < 0 || position + length > size) return undefined;
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, position);
  return bytesRead === length ? buffer : undefined;
}
