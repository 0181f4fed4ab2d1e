/** The fields posted to the platform, by its own names. */
export interface PlatformFields {
  readonly card_ban: string;
  readonly card_no1: string;
  readonly card_no2: string;
  readonly card_type: string;
  readonly back_url: string;
  readonly token: string;
}

const NAMES = ['card_ban', 'card_no1', 'card_no2', 'card_type', 'back_url', 'token'] as const;
const MAX_LENGTH = 500;

/**
 * Reads the fields of a link; undefined if one is missing or would lead to an origin other than `origin`: the
 * emulation only calls the store itself.
 */
export function readPlatformFields(params: URLSearchParams, origin: string): PlatformFields | undefined {
  const [card_ban, card_no1, card_no2, card_type, back_url, token] = NAMES.map((name) => params.get(name) ?? '');
  if (!card_ban || !card_no1 || !card_no2 || !card_type || !back_url || !token) return undefined;
  const fields = { card_ban, card_no1, card_no2, card_type, back_url, token };
  const isBounded = Object.values(fields).every((value) => value.length <= MAX_LENGTH);
  const back = URL.parse(back_url);
  const isOwn = back?.origin === origin && back.pathname === '/api/invoice/bind/callback';
  return isBounded && isOwn && /^\d{8}$/.test(card_ban) ? fields : undefined;
}
