import { z } from '#contract/schema/schema.ts';
import { LIMITS } from '#contract/values/limits.ts';

const board = z.optional(z.string().check(z.regex(/^[a-z\d][a-z\d_.-]*$/), z.maxLength(LIMITS.gameBoardLength)));
const score = z.int().check(z.gte(-LIMITS.gameScoreMax), z.lte(LIMITS.gameScoreMax));
const quantity = z.int().check(z.gte(LIMITS.orderQuantityMin), z.lte(LIMITS.orderQuantityMax));
const limit = z.int().check(z.gte(LIMITS.pageSizeMin), z.lte(LIMITS.pageSizeMax));
const nothing = z.object({});

/** What a game may ask its page for, with what each call takes (demo/games/README.md). */
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
      /** Of what was read; without it, of what this page read last. */
      revision: z.optional(z.int().check(z.gte(0))),
    }),
  }),
  z.object({ method: z.literal('submitScore'), params: z.object({ score, board }) }),
  z.object({ method: z.literal('leaderboard'), params: z.object({ board, limit: z.optional(limit) }) }),
  z.object({ method: z.literal('signIn'), params: nothing }),
]);

export type GameCall = z.output<typeof callSchema>;

/** Reads a call; null for an unknown method and for wrong parameters. */
export function readGameCall(method: unknown, params: unknown): GameCall | null {
  return callSchema.safeParse({ method, params }).data ?? null;
}
