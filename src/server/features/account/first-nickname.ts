import { normalizeText } from '#domain/text/normalize-text.ts';

const FALLBACK = 'player';
const MIN_LENGTH = 2;
const MAX_LENGTH = 10;

/** Derives a valid nickname (R5.46: two to ten letters, digits or _) from the name that a provider reports. */
export function firstNickname(name: string): string {
  const allowed = normalizeText(name, 'NFC').match(/[\p{L}\p{N}_]/gu) ?? [];
  return allowed.length < MIN_LENGTH ? FALLBACK : allowed.slice(0, MAX_LENGTH).join('');
}
