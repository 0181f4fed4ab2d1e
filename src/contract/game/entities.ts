import { publicProductSchema } from '../product/entities.ts';
import { purchaseSchema } from '../purchase/entities.ts';
import { currencySchema, localeSchema, momentSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';

/** A saved game of a player. */
export const gameSaveSchema = named(
  'GameSave',
  z.object({
    data: z.string(),
    revision: described('rises with every save', z.int()),
    updatedAt: momentSchema,
  }),
);
export type GameSave = z.output<typeof gameSaveSchema>;

/** What a game may know about its player: an ID that differs in every game, and the name shown on leaderboards. */
export const gamePlayerSchema = named('GamePlayer', z.object({ playerId: z.string(), name: z.string() }));
export type GamePlayer = z.output<typeof gamePlayerSchema>;

/** The product of a purchase, in the player's language. */
export const gamePurchaseSchema = named('GamePurchase', z.extend(purchaseSchema, { title: z.string() }));
export type GamePurchase = z.output<typeof gamePurchaseSchema>;

/** All that the page of a game needs to speak for the player, in one answer. */
export const gameSessionSchema = named(
  'GameSession',
  z.object({
    player: described('null for visitors, and where `productOffset` is above 0', z.nullable(gamePlayerSchema)),
    isTester: described('may buy in test mode', z.boolean()),
    lang: localeSchema,
    currency: described('what products are offered in: the asked one if the game sells for it', currencySchema),
    products: described('at most 1,000, the oldest first, from `productOffset` on', z.array(publicProductSchema)),
    productCount: described('all that the game sells for the currency', z.int()),
    save: described('null where `player` is', z.nullable(gameSaveSchema)),
    purchases: described(
      'of the player in this game, not refunded, the newest first; empty where `player` is null',
      z.array(gamePurchaseSchema),
    ),
  }),
);
export type GameSession = z.output<typeof gameSessionSchema>;

export const leaderboardEntrySchema = named(
  'LeaderboardEntry',
  z.object({
    rank: z.int(),
    name: z.string(),
    score: z.int(),
    achievedAt: momentSchema,
    isOwn: z.boolean(),
  }),
);
export type LeaderboardEntry = z.output<typeof leaderboardEntrySchema>;
