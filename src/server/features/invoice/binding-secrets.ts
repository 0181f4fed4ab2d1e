import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** A page may stand open for a while before its link is taken. */
export const LINK_SECONDS = 3600;
/** Signing in to the platform takes people minutes. */
const BINDING_SECONDS = 1800;

/** What `bindUrl` carries: for whom, until when, and a number of its own, sealed so that nobody makes one up. */
export function makeBindingLink(hashKey: string, userId: number, nowMs: number): string {
  const expiresAt = Math.floor(nowMs / 1000) + LINK_SECONDS;
  const claim = `${userId}.${expiresAt}.${randomBytes(16).toString('base64url')}`;
  return `${claim}.${sealClaim(hashKey, claim)}`;
}

/** The account of a link that is ours and in time; undefined for any other text. */
export function readBindingLink(hashKey: string, link: string, nowMs: number): number | undefined {
  const [, claim = '', seal = ''] = /^([1-9]\d{0,9}\.\d{10}\.[\w-]{22})\.([\w-]{43})$/.exec(link) ?? [];
  // Compared as texts: other spellings of the same bytes would each be a link of their own.
  if (claim === '' || !timingSafeEqual(Buffer.from(sealClaim(hashKey, claim)), Buffer.from(seal))) return undefined;
  const [userId, expiresAt] = claim.split('.');
  return Number(expiresAt) * 1000 > nowMs ? Number(userId) : undefined;
}

function sealClaim(hashKey: string, claim: string): string {
  return createHmac('sha256', hashKey).update(`carrier link ${claim}`).digest('base64url');
}

/** What is kept of a link or a token: whoever reads the database can bind nothing with it. */
export function hashBindingSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** A binding as it goes to the platform. */
export interface NewBinding {
  readonly token: string;
  /** What people see of their member carrier. */
  readonly visibleCode: string;
  readonly hiddenCode: string;
  readonly expiresAt: Date;
}

/** Letters and digits that nobody takes for each other. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Every binding gets a card of its own, which says nothing of the account. */
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
