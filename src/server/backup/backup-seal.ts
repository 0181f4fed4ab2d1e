import { createHash, createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient, Stanza } from 'age-encryption';
import { BackupError } from './backup-error.ts';
import { mayFailEarly } from './hash-stream.ts';
import { fingerprintOf, KEY_STANZA } from './key-fingerprint.ts';

/** How the files of a backup are written: as they are, or encrypted. */
export interface Seal {
  readonly isEncrypted: boolean;
  /** End of the names of files. */
  readonly extension: '' | '.age';
  /** Of the key; empty without one. */
  readonly fingerprint: string;
  seal(plain: Readable): Promise<Readable>;
  /** Says in its header which key it needs, for files that are opened first. */
  sealStating(plain: Readable): Promise<Readable>;
  /** @throws BackupError for another key. */
  open(sealed: Readable): Promise<Readable>;
  /** Whether the key fits a file that begins like this, which may be damaged all the same. */
  opens(head: Uint8Array): Promise<boolean>;
  /** The name for a file of this content; with a key, it says nothing about the content to others. */
  nameOf(sha256: string): string;
  /** Bytes that content of this size takes. */
  sizeOf(bytes: number): number;
}

export const PLAIN: Seal = {
  isEncrypted: false,
  extension: '',
  fingerprint: '',
  seal: async (plain) => plain,
  sealStating: async (plain) => plain,
  open: async (sealed) => sealed,
  opens: async () => true,
  nameOf: (sha256) => sha256,
  sizeOf: (bytes) => bytes,
};

/**
 * Encryption by age (age-encryption.org/v1), so that a backup can be opened without Starhall as well: `age -d`.
 * @param setting the one that has the key
 * @throws BackupError if the key is none.
 */
export async function openSeal(key: string, setting = 'BACKUP_KEY'): Promise<Seal> {
  const recipient = await identityToRecipient(key).catch(() => {
    throw new BackupError(`${setting} is not an age key.`);
  });
  const fingerprint = fingerprintOf(recipient);
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const stating = new Encrypter();
  stating.addRecipient(recipient);
  stating.addRecipient({ wrapFileKey: () => [new Stanza([KEY_STANZA, fingerprint], new Uint8Array())] });
  const nameKey = createHash('sha256').update(`starhall backup names\n${key}`).digest();
  const empty = await encrypter.encrypt(toWeb(Readable.from([])));
  const sizeOf = (bytes: number) => empty.size(bytes);
  await empty.cancel();
  return {
    isEncrypted: true,
    extension: '.age',
    fingerprint,
    seal: async (plain) => fromWeb(await encrypter.encrypt(toWeb(plain))),
    sealStating: async (plain) => fromWeb(await stating.encrypt(toWeb(plain))),
    ...openingWith(key),
    nameOf: (sha256) => createHmac('sha256', nameKey).update(sha256).digest('hex'),
    sizeOf,
  };
}

function openingWith(key: string): Pick<Seal, 'open' | 'opens'> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  return {
    async open(sealed) {
      try {
        return fromWeb(await decrypter.decrypt(toWeb(sealed)));
      } catch (error) {
        sealed.destroy();
        throw isOtherKey(error) ? new BackupError('It is encrypted for another key than its backup.') : error;
      }
    },
    opens: (head) =>
      decrypter.decryptHeader(head).then(
        () => true,
        (error: unknown) => !isOtherKey(error),
      ),
  };
}

/** A new key for BACKUP_KEY. */
export function makeBackupKey(): Promise<string> {
  return generateX25519Identity();
}

function isOtherKey(error: unknown): boolean {
  return error instanceof Error && /no identity matched/i.test(error.message);
}

function toWeb(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}

function fromWeb(stream: ReadableStream<Uint8Array>): Readable {
  return mayFailEarly(Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]));
}
