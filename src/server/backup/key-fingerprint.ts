import { createHash } from 'node:crypto';

/** In the header of encrypted files: which key they need. `age` passes over it. */
export const KEY_STANZA = 'starhall-key';

const DIGITS = 16;
const STATED = new RegExp(`\\n-> ${KEY_STANZA} ([\\da-f]{${DIGITS}})\\n`);
/** More than any header. */
const HEADER_BYTES = 4096;

/** The bytes of a file in which its header is. */
export const HEAD = { start: 0, end: HEADER_BYTES - 1 } as const;

/** A short name of a key by its public half, which opens nothing. */
export function fingerprintOf(recipient: string): string {
  return createHash('sha256').update(recipient).digest('hex').slice(0, DIGITS);
}

/** The fingerprint of BACKUP_KEY; null without one. */
export async function fingerprintOfKey(key: string): Promise<string | null> {
  if (key === '') return null;
  const { identityToRecipient } = await import('age-encryption');
  return fingerprintOf(await identityToRecipient(key));
}

/** The key that an encrypted file needs, by its first bytes; undefined if it does not say. */
export function readFingerprint(head: Buffer): string | undefined {
  const [header = ''] = head.toString('latin1').split('\n---', 1);
  return STATED.exec(`${header}\n`)?.[1];
}
