import { createHmac, timingSafeEqual } from 'node:crypto';
import { unsubscribeByMail } from '#contract/notification/endpoints.ts';
import { NOTIFICATION_KIND_NAMES, type NotificationKind } from '#contract/notification/kinds.ts';

/** What an unsubscribe link covers: one kind of mail to an account, or every optional kind. */
export interface Unsubscription {
  readonly userId: number;
  /** Null: all. */
  readonly kind: NotificationKind | null;
}

/**
 * Creates the token of an unsubscribe link. It does not expire, since mails stay in mailboxes and all it can do is
 * unsubscribe.
 */
export function makeUnsubscribeToken(hashKey: string, { userId, kind }: Unsubscription): string {
  const claim = `${userId}.${kind ?? 'all'}`;
  return `${claim}.${seal(hashKey, claim)}`;
}

/** Parses a token; undefined if the signature is invalid. */
export function readUnsubscribeToken(hashKey: string, token: string): Unsubscription | undefined {
  const [, claim = '', mac = ''] = /^([1-9]\d{0,9}\.[a-z_]{1,40})\.([\w-]{43})$/.exec(token) ?? [];
  // Compared as text: another encoding of the same bytes is not a valid token.
  if (claim === '' || !timingSafeEqual(Buffer.from(seal(hashKey, claim)), Buffer.from(mac))) return undefined;
  const [userId = '', name = ''] = claim.split('.');
  const kind = NOTIFICATION_KIND_NAMES.find((one) => one === name);
  // A kind that no longer exists has nothing to unsubscribe from.
  if (kind === undefined && name !== 'all') return undefined;
  return { userId: Number(userId), kind: kind ?? null };
}

const ADDRESS = unsubscribeByMail.path.replace('{token}', '');

/** A path without the token, which ends the mails of its account for whoever has it. */
export function hideUnsubscribeToken(path: string): string {
  return path.startsWith(ADDRESS) ? `${ADDRESS}…` : path;
}

function seal(hashKey: string, claim: string): string {
  return createHmac('sha256', hashKey).update(`unsubscribe ${claim}`).digest('base64url');
}
