import { Readable } from 'node:stream';
import { BackupError } from './backup-error.ts';
import type { BackupPlace } from './backup-place.ts';
import type { Seal } from './backup-seal.ts';
import { type FileHash, hashStream, mayFailEarly } from './hash-stream.ts';

/** What a file of a backup must be. */
export interface Expected extends FileHash {
  readonly key: string;
}

/**
 * The content of a file of a backup. The stream fails at its end, before its reader takes it for whole, if the content is
 * not what was backed up.
 */
export async function readBackedUp({ files }: BackupPlace, expected: Expected, seal: Seal): Promise<Readable> {
  const damaged = (cause?: unknown) => new BackupError(`${expected.key} is damaged.`, { cause });
  const source = files.read(expected.key);
  const opened = await seal.open(source).catch((error: unknown) => {
    throw isOwn(error) ? error : damaged(error);
  });
  async function* check() {
    const hashed = hashStream(opened);
    try {
      yield* hashed.stream;
    } catch (error) {
      throw isOwn(error) ? error : damaged(error);
    }
    const { sha256, size } = hashed.result();
    if (sha256 !== expected.sha256 || size !== expected.size) throw damaged();
  }
  return mayFailEarly(Readable.from(check(), { objectMode: false }));
}

/** Errors that say themselves what is wrong: ours, and those of the disk or network. */
function isOwn(error: unknown): boolean {
  return error instanceof BackupError || (error instanceof Error && 'code' in error);
}
