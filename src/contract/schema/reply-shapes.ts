import { type AnySchema, z } from './schema.ts';

/** `{ count, list }`: `count` is the number of all matches, not of those in `list`. */
// @__NO_SIDE_EFFECTS__
export function listReply<Item extends AnySchema>(item: Item) {
  return z.object({ count: z.int(), list: z.array(item) });
}

export const resultReply = z.object({ result: z.literal(true) });

/** A call without parameters. */
export const noRequest = z.object({});

/** Replies that are bytes, not JSON. */
export const bytesReply = z.unknown();
