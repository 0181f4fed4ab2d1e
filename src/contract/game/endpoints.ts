import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { wireType } from '../openapi/wire-type.ts';
import { exchangeId } from '../purchase/parameters.ts';
import {
  applicationId,
  booleanFlag,
  currency,
  integer,
  lang,
  optional,
  paging,
  text,
  withDefault,
} from '../schema/parameter-schemas.ts';
import { listReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';
import { gamePurchaseSchema, gameSaveSchema, gameSessionSchema, leaderboardEntrySchema } from './entities.ts';

const GROUP = 'games';
const BOARD_PATTERN = /^[a-z\d][a-z\d_.-]*$/;

/** The name that a game gives a leaderboard: small letters, digits, `_`, `.` and `-`. */
const board = withDefault(
  wireType<string, string>({
    read: (raw, refuse) => {
      if (typeof raw !== 'string' || !BOARD_PATTERN.test(raw)) return refuse('field.invalid');
      return raw.length > LIMITS.gameBoardLength ? refuse('field.tooLong') : raw;
    },
    jsonSchema: { type: 'string', pattern: BOARD_PATTERN.source, maxLength: LIMITS.gameBoardLength },
  }),
  'main',
);

const score = integer({ min: -LIMITS.gameScoreMax, max: LIMITS.gameScoreMax });

export const getGameSession = defineEndpoint({
  name: 'getGameSession',
  group: GROUP,
  summary: 'Get the player of a game, with products, saved progress and purchases',
  method: 'GET',
  path: '/api/public/game/session',
  auth: 'public',
  heedsSession: true,
  request: z.object({
    applicationId,
    lang,
    currency: optional(currency),
    /** How many products to skip: a game with more than one response holds is requested again for the rest, without its player. */
    productOffset: withDefault(integer({ min: 0 }), 0),
  }),
  reply: gameSessionSchema,
  errors: [
    ERROR.languageNotFound,
    ERROR.applicationNotFound,
    ERROR.currencyNotFound,
    ERROR.applicationPulled,
    ERROR.applicationRemoved,
  ],
});

export const getGameSave = defineEndpoint({
  name: 'getGameSave',
  group: GROUP,
  summary: 'Get the saved progress of the player',
  method: 'GET',
  path: '/api/game/save',
  auth: 'user',
  request: z.object({ applicationId }),
  reply: z.object({ save: z.nullable(gameSaveSchema) }),
  errors: [ERROR.applicationNotFound, ERROR.applicationPulled, ERROR.applicationRemoved],
});

export const putGameSave = defineEndpoint({
  name: 'putGameSave',
  group: GROUP,
  summary: 'Replace the saved progress of the player; 70000 if it has changed since it was read',
  method: 'PUT',
  path: '/api/game/save',
  auth: 'user',
  body: 'json',
  request: z.object({
    applicationId,
    data: text({ min: 0, max: LIMITS.gameSaveLength }),
    /** The revision that was read, 0 if there was none; without it, any saved game is overwritten. */
    revision: optional(integer({ min: 0 })),
  }),
  reply: z.object({ save: gameSaveSchema }),
  errors: [ERROR.applicationNotFound, ERROR.applicationPulled, ERROR.applicationRemoved],
});

export const submitScore = defineEndpoint({
  name: 'submitScore',
  group: GROUP,
  summary: "Submit a score to a leaderboard; only the player's best one is stored",
  method: 'POST',
  path: '/api/game/score',
  auth: 'user',
  body: 'json',
  request: z.object({ applicationId, board, score }),
  reply: z.object({ isBest: z.boolean(), entry: leaderboardEntrySchema }),
  errors: [ERROR.applicationNotFound, ERROR.applicationPulled, ERROR.applicationRemoved],
});

export const listLeaderboard = defineEndpoint({
  name: 'listLeaderboard',
  group: GROUP,
  summary: 'Get a leaderboard with the best score of each player, and your own rank',
  method: 'GET',
  path: '/api/public/game/leaderboard',
  auth: 'public',
  heedsSession: true,
  request: z.object({ applicationId, board, ...paging }),
  reply: z.extend(listReply(leaderboardEntrySchema), { own: z.nullable(leaderboardEntrySchema) }),
  errors: [ERROR.applicationNotFound, ERROR.applicationPulled, ERROR.applicationRemoved],
});

export const listGamePurchases = defineEndpoint({
  name: 'listGamePurchases',
  group: GROUP,
  summary: "List the player's purchases in a game that were not refunded, newest first",
  method: 'GET',
  path: '/api/game/purchase/list',
  auth: 'user',
  request: z.object({ applicationId, unacknowledged: withDefault(booleanFlag, false), lang, ...paging }),
  reply: listReply(gamePurchaseSchema),
  errors: [ERROR.languageNotFound, ERROR.applicationNotFound, ERROR.applicationPulled, ERROR.applicationRemoved],
});

export const acknowledgeGamePurchase = defineEndpoint({
  name: 'acknowledgeGamePurchase',
  group: GROUP,
  summary: 'Acknowledge the delivery of a purchase, for games without a server; repeating it changes nothing',
  method: 'PUT',
  path: '/api/game/purchase/acknowledge',
  auth: 'user',
  body: 'json',
  request: z.object({ exchangeId, lang }),
  reply: gamePurchaseSchema,
  errors: [ERROR.languageNotFound, ERROR.orderOrDepositNotFound],
});
