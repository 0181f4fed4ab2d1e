import { encodeBase64Url } from '#contract/schema/base64url.ts';

/** Prefix of every access token, so that secret scanners can find leaked ones. */
const PREFIX = 'sht_';
/** 256 bits, then four bytes of checksum, both in base64url. */
const PATTERN = /^sht_([\w-]{43})([\w-]{6})$/;
/** A session token may start with the prefix by chance, but it has exactly this length and a token never does. */
const HANDLE_LENGTH = 43;
/** Enough characters after the prefix to tell twenty tokens apart, too few to help a guesser. */
const SHOWN_CHARACTERS = 4;

/** Formats 32 random bytes (base64url) as an access token. */
export function writeAccessToken(secret: string): string {
  return `${PREFIX}${secret}${checksumOf(secret)}`;
}

/** Whether a text is a well-formed token: the checksum catches typing mistakes without a lookup. */
export function isAccessToken(text: string): boolean {
  const [, secret, checksum] = PATTERN.exec(text) ?? [];
  return secret !== undefined && checksumOf(secret) === checksum;
}

/** Whether a credential is meant as an access token rather than a session token. */
export function meansAccessToken(credential: string): boolean {
  return credential.startsWith(PREFIX) && credential.length !== HANDLE_LENGTH;
}

/** The start of a token, for recognizing it in a list. */
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
