import { publicProductSchema } from '../product/entities.ts';
import { purchaseSchema } from '../purchase/entities.ts';
import { currencySchema, localeSchema, momentSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';

/** A saved game of a player. */
export const gameSaveSchema = named(
  'GameSave',
  z.object({
    data: z.string(),
    revision: described('increases with every save', z.int()),
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
    player: described('null for visitors, and when `productOffset` is above 0', z.nullable(gamePlayerSchema)),
    isTester: described('whether the player can buy in test mode', z.boolean()),
    lang: localeSchema,
    currency: described('currency of the products: the requested one if the game sells in it', currencySchema),
    products: described('up to 1,000, oldest first, starting at `productOffset`', z.array(publicProductSchema)),
    productCount: described('number of all products that the game sells in this currency', z.int()),
    save: described('null if `player` is null', z.nullable(gameSaveSchema)),
    purchases: described(
      'purchases of the player in this game that were not refunded, newest first; empty if `player` is null',
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
