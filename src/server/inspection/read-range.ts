/** What reads a file: the handle of a local one, or one that asks somewhere else. */
export interface RandomHandle {
  /** Only of a local file. */
  readonly fd?: number;
  /** As of a `FileHandle`. */
  read(
    buffer: Buffer<ArrayBuffer>,
    offset: number,
    length: number,
    position: number,
  ): Promise<{ readonly bytesRead: number; readonly buffer: Buffer<ArrayBuffer> }>;
}

/** A file for random access. */
export interface RandomFile {
  readonly handle: RandomHandle;
  /** In bytes. */
  readonly size: number;
}

/** Reads bytes at an offset; undefined past the end of the file. Callers limit the length. */
export async function readRange(
  { handle, size }: RandomFile,
  position: number,
  length: number,
): Promise<Buffer | undefined> {
  if (position < 0 || length < 0 || position + length > size) return undefined;
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, position);
  return bytesRead === length ? buffer : undefined;
}
