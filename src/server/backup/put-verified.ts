import type { Readable } from 'node:stream';
import { BackupError } from './backup-error.ts';
import type { BackupPlace } from './backup-place.ts';
import type { Seal } from './backup-seal.ts';
import { type FileHash, hashOf, hashStream } from './hash-stream.ts';

interface NewFile {
  readonly key: string;
  /** The plain content; its hash is known once it was read. */
  readonly content: { readonly stream: Readable; readonly result: () => FileHash };
  readonly seal: Pick<Seal, 'seal'>;
}

/** Writes a file and reads it back: what is stored has the hash of what was sent. Returns its bytes in the place. */
export async function putVerified({ files }: BackupPlace, { key, content, seal }: NewFile): Promise<number> {
  const sent = hashStream(await seal.seal(content.stream));
  await files.put(key, sent.stream);
  // Fails if the content was not read to its end.
  content.result();
  const { sha256, size } = await hashOf(files.read(key));
  const expected = sent.result();
  if (sha256 === expected.sha256 && size === expected.size) return size;
  await files.remove(key);
  throw new BackupError(`${key} was not stored as it was sent.`);
}
