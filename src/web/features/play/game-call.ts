import { z } from '#contract/schema/schema.ts';
import { LIMITS } from '#contract/values/limits.ts';

const board = z.optional(z.string().check(z.regex(/^[a-z\d][a-z\d_.-]*$/), z.maxLength(LIMITS.gameBoardLength)));
const score = z.int().check(z.gte(-LIMITS.gameScoreMax), z.lte(LIMITS.gameScoreMax));
const quantity = z.int().check(z.gte(LIMITS.orderQuantityMin), z.lte(LIMITS.orderQuantityMax));
const limit = z.int().check(z.gte(LIMITS.pageSizeMin), z.lte(LIMITS.pageSizeMax));
const nothing = z.object({});

/** The calls a game can make, with their parameters (demo/games/README.md). */
const callSchema = z.discriminatedUnion('method', [
  z.object({ method: z.literal('connect'), params: nothing }),
  z.object({ method: z.literal('products'), params: nothing }),
  z.object({
    method: z.literal('purchase'),
    params: z.object({
      productId: z.string().check(z.minLength(1), z.maxLength(LIMITS.productIdLength)),
      quantity: z._default(quantity, 1),
    }),
  }),
  z.object({ method: z.literal('purchases'), params: nothing }),
  z.object({
    method: z.literal('acknowledge'),
    params: z.object({ exchangeId: z.string().check(z.regex(/^X[0-9A-Z]{1,19}$/)) }),
  }),
  z.object({ method: z.literal('load'), params: nothing }),
  z.object({
    method: z.literal('save'),
    params: z.object({
      data: z.string().check(z.maxLength(LIMITS.gameSaveLength)),
      /** Revision that was read; by default the last one read by this page. */
      revision: z.optional(z.int().check(z.gte(0))),
    }),
  }),
  z.object({ method: z.literal('submitScore'), params: z.object({ score, board }) }),
  z.object({ method: z.literal('leaderboard'), params: z.object({ board, limit: z.optional(limit) }) }),
  z.object({ method: z.literal('signIn'), params: nothing }),
]);

export type GameCall = z.output<typeof callSchema>;

/** Parses a call; null for an unknown method or invalid parameters. */
export function readGameCall(method: unknown, params: unknown): GameCall | null {
  return callSchema.safeParse({ method, params }).data ?? null;
}
