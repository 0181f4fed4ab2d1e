import { createHash, createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { BackupError } from './backup-error.ts';
import { mayFailEarly } from './hash-stream.ts';

/** How the files of a backup are written: as they are, or encrypted. */
export interface Seal {
  readonly isEncrypted: boolean;
  /** End of the names of files. */
  readonly extension: '' | '.age';
  seal(plain: Readable): Promise<Readable>;
  /** @throws BackupError for another key. */
  open(sealed: Readable): Promise<Readable>;
  /** The name for a file of this content; with a key, it says nothing about the content to others. */
  nameOf(sha256: string): string;
  /** Bytes that content of this size takes. */
  sizeOf(bytes: number): number;
}

export const PLAIN: Seal = {
  isEncrypted: false,
  extension: '',
  seal: async (plain) => plain,
  open: async (sealed) => sealed,
  nameOf: (sha256) => sha256,
  sizeOf: (bytes) => bytes,
};

/**
 * Encryption by age (age-encryption.org/v1), so that a backup can be opened without Starhall as well: `age -d`.
 * @throws BackupError if the key is none.
 */
export async function openSeal(key: string): Promise<Seal> {
  const recipient = await identityToRecipient(key).catch(() => {
    throw new BackupError('BACKUP_KEY is not an age key.');
  });
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  const nameKey = createHash('sha256').update(`starhall backup names\n${key}`).digest();
  const empty = await encrypter.encrypt(toWeb(Readable.from([])));
  const sizeOf = (bytes: number) => empty.size(bytes);
  await empty.cancel();
  return {
    isEncrypted: true,
    extension: '.age',
    seal: async (plain) => fromWeb(await encrypter.encrypt(toWeb(plain))),
    async open(sealed) {
      try {
        return fromWeb(await decrypter.decrypt(toWeb(sealed)));
      } catch (error) {
        sealed.destroy();
        throw explain(error);
      }
    },
    nameOf: (sha256) => createHmac('sha256', nameKey).update(sha256).digest('hex'),
    sizeOf,
  };
}

/** A new key for BACKUP_KEY. */
export function makeBackupKey(): Promise<string> {
  return generateX25519Identity();
}

function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (/no identity matched/i.test(error.message)) return new BackupError('BACKUP_KEY is not the key of this backup.');
  return error;
}

function toWeb(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}

function fromWeb(stream: ReadableStream<Uint8Array>): Readable {
  return mayFailEarly(Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]));
}
