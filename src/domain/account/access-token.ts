import { encodeBase64Url } from '#contract/schema/base64url.ts';

/** How an access token begins, so that secrets which got out are found by machines. */
const PREFIX = 'sht_';
/** 256 bits, then four bytes of checksum, both in base64url. */
const PATTERN = /^sht_([\w-]{43})([\w-]{6})$/;
/** A session's handle may begin like a token by chance; it is as long as this, and no token is. */
const HANDLE_LENGTH = 43;
/** Of what follows the prefix, enough to tell twenty tokens apart and of no use to a guesser. */
const SHOWN_CHARACTERS = 4;

/** The text of a token from 32 random bytes in base64url. */
export function writeAccessToken(secret: string): string {
  return `${PREFIX}${secret}${checksumOf(secret)}`;
}

/** Whether a text is a token as it was given out: one with a typing mistake is told offline. */
export function isAccessToken(text: string): boolean {
  const [, secret, checksum] = PATTERN.exec(text) ?? [];
  return secret !== undefined && checksumOf(secret) === checksum;
}

/** Whether a credential means to be an access token and no session's handle. */
export function meansAccessToken(credential: string): boolean {
  return credential.startsWith(PREFIX) && credential.length !== HANDLE_LENGTH;
}

/** How a token begins, for recognising it in a list. */
export function accessTokenPrefix(token: string): string {
  return token.slice(0, PREFIX.length + SHOWN_CHARACTERS);
}

function checksumOf(secret: string): string {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, crc32(secret));
  return encodeBase64Url(bytes);
}

/** CRC-32 (ISO 3309) of an ASCII text. */
function crc32(text: string): number {
  let rest = 0xffffffff;
  for (const character of text) {
    rest ^= character.charCodeAt(0);
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return ~rest >>> 0;
}
