import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { usageError } from './publish-error.ts';

/** The local file to publish. */
export interface LocalFile {
  readonly path: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** Reads a file once to hash it. @throws PublishError `usage` */
export async function readLocalFile(path: string): Promise<LocalFile> {
  try {
    const { size } = await requireFile(path);
    const hash = createHash('sha256');
    for await (const piece of createReadStream(path)) hash.update(piece);
    return { path, name: basename(path), size, sha256: hash.digest('hex') };
  } catch (error) {
    throw usageError(`Cannot read the file: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function requireFile(path: string) {
  const found = await stat(path);
  if (!found.isFile()) throw new Error(`${path} is not a file`);
  return found;
}
