import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { moment } from '../schema/moment.ts';
import {
  applicationId,
  booleanFlag,
  databaseNumber,
  lang,
  locale,
  optional,
  paging,
  settingRevision,
  text,
  textChoice,
  withDefault,
} from '../schema/parameter-schemas.ts';
import { listReply, noRequest, resultReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';
import { LOCALES } from '../values/locales.ts';
import { editedCollectionSchema, operatorCollectionSchema, operatorShelfSchema } from './operator-entities.ts';
import { collectionSlug } from './parameters.ts';
import { HALL_SHELF_KINDS } from './shelf-kinds.ts';

const GROUP = 'operator';
const SHELVES = '/api/admin/hall/shelves';
const COLLECTION = '/api/admin/collection';

const schedule = { beginAt: optional(moment), endAt: optional(moment) };

export const listAllShelves = defineEndpoint({
  name: 'listAllShelves',
  group: GROUP,
  summary: 'List the rows of the hall in order, including those that are off or scheduled',
  method: 'GET',
  path: SHELVES,
  auth: 'operator',
  request: noRequest,
  reply: z.extend(listReply(operatorShelfSchema), { revision: z.string() }),
  errors: [ERROR.permissionDenied],
});

export const saveShelves = defineEndpoint({
  name: 'saveShelves',
  group: GROUP,
  summary: 'Replace the rows of the hall: which are shown, in which order, and when',
  method: 'PUT',
  path: SHELVES,
  auth: 'operator',
  body: 'json',
  request: z.object({
    /** Kinds that are left out are off; an empty list restores the hall as delivered. */
    shelves: z
      .array(
        z.object({
          kind: textChoice(HALL_SHELF_KINDS),
          /** Of the kind `collection`. */
          collectionId: optional(databaseNumber),
          isShown: withDefault(booleanFlag, true),
          ...schedule,
        }),
      )
      .check(z.maxLength(LIMITS.hallShelves)),
    revision: settingRevision,
  }),
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.parameterError],
});

export const listAllCollections = defineEndpoint({
  name: 'listAllCollections',
  group: GROUP,
  summary: 'List all collections, the latest first, with their texts in every language and their state',
  method: 'GET',
  path: `${COLLECTION}/list`,
  auth: 'operator',
  request: z.object({ ...paging }),
  reply: listReply(operatorCollectionSchema),
  errors: [ERROR.permissionDenied],
});

export const getEditedCollection = defineEndpoint({
  name: 'getEditedCollection',
  group: GROUP,
  summary: 'Get a collection to edit, with all its games, in order',
  method: 'GET',
  path: COLLECTION,
  auth: 'operator',
  request: z.object({ id: databaseNumber, lang }),
  reply: editedCollectionSchema,
  errors: [ERROR.permissionDenied, ERROR.languageNotFound, ERROR.parameterError],
});

const collectionFields = {
  slug: collectionSlug,
  /** One entry for each language that it has texts in. */
  contents: z
    .array(
      z.object({
        lang: locale,
        title: text({ max: LIMITS.collectionTitleLength }),
        text: withDefault(text({ max: LIMITS.collectionTextLength }), ''),
      }),
    )
    .check(z.minLength(1), z.maxLength(LOCALES.length)),
  /** An uploadId of purpose `banner`, or what the collection has already. */
  image: text({ max: LIMITS.urlLength }),
  /** In order. Those that are not published are kept, and left out for players. */
  applicationIds: z.array(applicationId).check(z.maxLength(LIMITS.collectionGames)),
  isPublished: withDefault(booleanFlag, false),
  ...schedule,
};

const collectionReply = z.object({ result: z.literal(true), id: z.int() });

export const addCollection = defineEndpoint({
  name: 'addCollection',
  group: GROUP,
  summary: 'Add a collection of games in one or more languages',
  method: 'POST',
  path: COLLECTION,
  auth: 'operator',
  body: 'json',
  request: z.object(collectionFields),
  reply: collectionReply,
  errors: [ERROR.permissionDenied, ERROR.languageNotFound, ERROR.applicationNotFound, ERROR.parameterError],
});

export const updateCollection = defineEndpoint({
  name: 'updateCollection',
  group: GROUP,
  summary: 'Replace the address, texts, image, games and schedule of a collection',
  method: 'PUT',
  path: COLLECTION,
  auth: 'operator',
  body: 'json',
  request: z.object({ id: databaseNumber, ...collectionFields }),
  reply: collectionReply,
  errors: [ERROR.permissionDenied, ERROR.languageNotFound, ERROR.applicationNotFound, ERROR.parameterError],
});

export const removeCollection = defineEndpoint({
  name: 'removeCollection',
  group: GROUP,
  summary: 'Delete a collection, and its row in the hall',
  method: 'DELETE',
  path: COLLECTION,
  auth: 'operator',
  request: z.object({ id: databaseNumber }),
  reply: collectionReply,
  errors: [ERROR.permissionDenied, ERROR.parameterError],
});
