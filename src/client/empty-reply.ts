import type { Endpoint, ReplyOf } from '#contract/endpoint.ts';

/** The reply of a call that found nothing, where its shape allows one: an empty list. */
export function findEmptyReply<E extends Endpoint>(endpoint: E): ReplyOf<E> | undefined {
  const parsed = endpoint.reply.safeParse({ count: 0, list: [] });
  const isList = parsed.success && typeof parsed.data === 'object' && parsed.data !== null && 'list' in parsed.data;
  // The schema has just accepted it as the endpoint's own reply.
  return isList ? (parsed.data as ReplyOf<E>) : undefined;
}
