import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { integer, lang, withDefault } from '../schema/parameter-schemas.ts';
import { listReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';
import { collectionSchema, hallShelfSchema } from './entities.ts';
import { collectionSlug } from './parameters.ts';

const GROUP = 'hall';

export const listHallShelves = defineEndpoint({
  name: 'listHallShelves',
  group: GROUP,
  summary: 'List the rows of games that the hall shows at the moment, in order',
  method: 'GET',
  path: '/api/public/hall/shelves',
  auth: 'public',
  request: z.object({ lang }),
  reply: listReply(hallShelfSchema),
  errors: [ERROR.languageNotFound],
});

export const getCollection = defineEndpoint({
  name: 'getCollection',
  group: GROUP,
  summary: 'Get a published collection of games by its address',
  method: 'GET',
  path: '/api/public/collection',
  auth: 'public',
  heedsSession: true,
  takesEndedSession: true,
  request: z.object({
    slug: collectionSlug,
    lang,
    limit: withDefault(integer({ min: 1, max: LIMITS.collectionGames }), LIMITS.collectionGames),
  }),
  reply: collectionSchema,
  errors: [ERROR.languageNotFound, ERROR.parameterError],
});
