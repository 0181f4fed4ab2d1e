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
  summary: 'Who plays a game, what it sells to them, what it kept for them and what they have bought in it',
  method: 'GET',
  path: '/api/public/game/session',
  auth: 'public',
  heedsSession: true,
  request: z.object({
    applicationId,
    lang,
    currency: optional(currency),
    /** How many products to leave out: a game with more than one answer holds is asked for the rest of them, without its player. */
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
  summary: 'What a game keeps for the player',
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
  summary: 'Keep something for the player in place of what is kept; 70000 when that is not what was read',
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
  summary: "A player's score on a leaderboard of a game; only the best one is kept",
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
  summary: 'The best players of a game, each with the best score, and the place of the one who asks',
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
  summary: 'What the player has bought in a game and was not given back, the newest first',
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
  summary: 'A game without a server says that it has handed a purchase over; said again, it answers the same',
  method: 'PUT',
  path: '/api/game/purchase/acknowledge',
  auth: 'user',
  body: 'json',
  request: z.object({ exchangeId, lang }),
  reply: gamePurchaseSchema,
  errors: [ERROR.languageNotFound, ERROR.orderOrDepositNotFound],
});
