import { createHmac, timingSafeEqual } from 'node:crypto';
import { NOTIFICATION_KIND_NAMES, type NotificationKind } from '#contract/notification/kinds.ts';

/** What the link of a mail ends: the mails of one kind to an account, or all that can be ended. */
export interface Unsubscription {
  readonly userId: number;
  /** Null: all. */
  readonly kind: NotificationKind | null;
}

/** The token of such a link. It lasts as long as mails lie in mailboxes, since all it can do is end mails. */
export function makeUnsubscribeToken(hashKey: string, { userId, kind }: Unsubscription): string {
  const claim = `${userId}.${kind ?? 'all'}`;
  return `${claim}.${seal(hashKey, claim)}`;
}

/** What a token ends; undefined for one that was not made here. */
export function readUnsubscribeToken(hashKey: string, token: string): Unsubscription | undefined {
  const [, claim = '', mac = ''] = /^([1-9]\d{0,9}\.[a-z_]{1,40})\.([\w-]{43})$/.exec(token) ?? [];
  // Compared as texts: other spellings of the same bytes are no tokens.
  if (claim === '' || !timingSafeEqual(Buffer.from(seal(hashKey, claim)), Buffer.from(mac))) return undefined;
  const [userId = '', name = ''] = claim.split('.');
  const kind = NOTIFICATION_KIND_NAMES.find((one) => one === name);
  // A kind that is told no more is part of nothing that could be ended.
  if (kind === undefined && name !== 'all') return undefined;
  return { userId: Number(userId), kind: kind ?? null };
}

function seal(hashKey: string, claim: string): string {
  return createHmac('sha256', hashKey).update(`unsubscribe ${claim}`).digest('base64url');
}
