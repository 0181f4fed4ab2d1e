import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** The page may stay open for a while before the link is used. */
export const LINK_SECONDS = 3600;
/** Signing in to the platform takes a few minutes. */
const BINDING_SECONDS = 1800;

/** Creates the signed token of `bindUrl` from the account, the expiry and a random number. */
export function makeBindingLink(hashKey: string, userId: number, nowMs: number): string {
  const expiresAt = Math.floor(nowMs / 1000) + LINK_SECONDS;
  const claim = `${userId}.${expiresAt}.${randomBytes(16).toString('base64url')}`;
  return `${claim}.${sealClaim(hashKey, claim)}`;
}

/** Returns the account of a valid, unexpired link; otherwise undefined. */
export function readBindingLink(hashKey: string, link: string, nowMs: number): number | undefined {
  const [, claim = '', seal = ''] = /^([1-9]\d{0,9}\.\d{10}\.[\w-]{22})\.([\w-]{43})$/.exec(link) ?? [];
  // Compare the texts, not the bytes: another spelling of the same bytes would count as another link.
  if (claim === '' || !timingSafeEqual(Buffer.from(sealClaim(hashKey, claim)), Buffer.from(seal))) return undefined;
  const [userId, expiresAt] = claim.split('.');
  return Number(expiresAt) * 1000 > nowMs ? Number(userId) : undefined;
}

function sealClaim(hashKey: string, claim: string): string {
  return createHmac('sha256', hashKey).update(`carrier link ${claim}`).digest('base64url');
}

/** The stored form of a link or token: read access to the database is not enough to bind a carrier. */
export function hashBindingSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** A binding as sent to the platform. */
export interface NewBinding {
  readonly token: string;
  /** The visible code of the member carrier. */
  readonly visibleCode: string;
  readonly hiddenCode: string;
  readonly expiresAt: Date;
}

/** Letters and digits without lookalikes. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Every binding gets its own card number, which reveals nothing about the account. */
export function makeBinding(nowMs: number): NewBinding {
  return {
    token: randomBytes(32).toString('base64url'),
    visibleCode: `SH${randomLetters(10)}`,
    hiddenCode: randomBytes(16).toString('hex'),
    expiresAt: new Date(nowMs + BINDING_SECONDS * 1000),
  };
}

function randomLetters(count: number): string {
  return Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
