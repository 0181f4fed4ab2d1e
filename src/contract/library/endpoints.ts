import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import {
  applicationId,
  booleanFlag,
  lang,
  optional,
  optionalSearch,
  paging,
  textChoice,
  withDefault,
} from '../schema/parameter-schemas.ts';
import { listReply, resultReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { libraryEntrySchema, libraryStateSchema, libraryTotalsSchema } from './entities.ts';
import { LIBRARY_LISTS, LIBRARY_SORTS } from './lists.ts';

const GROUP = 'library';

export const listLibrary = defineEndpoint({
  name: 'listLibrary',
  group: GROUP,
  summary: "A player's favourites, wishes, or games played or downloaded, the latest first or by name",
  method: 'GET',
  path: '/api/library',
  auth: 'user',
  request: z.object({
    list: textChoice(LIBRARY_LISTS),
    sort: withDefault(textChoice(LIBRARY_SORTS), 'latest'),
    /** In names of games and of their developers. */
    search: optionalSearch,
    /** Only what can be played in the browser now. */
    playable: withDefault(booleanFlag, false),
    lang,
    ...paging,
  }),
  reply: z.extend(listReply(libraryEntrySchema), { totals: libraryTotalsSchema }),
  errors: [ERROR.languageNotFound],
});

export const getLibraryState = defineEndpoint({
  name: 'getLibraryState',
  group: GROUP,
  summary: "What a player's library says of one game",
  method: 'GET',
  path: '/api/library/state',
  auth: 'user',
  request: z.object({ applicationId }),
  reply: libraryStateSchema,
  errors: [ERROR.applicationNotFound, ERROR.applicationPulled, ERROR.applicationRemoved],
});

export const putFavourite = defineEndpoint({
  name: 'putFavourite',
  group: GROUP,
  summary: 'Make a game one of the favourites, or no longer; taken back within ten minutes, it stands where it stood',
  method: 'PUT',
  path: '/api/library/favourite',
  auth: 'user',
  body: 'json',
  request: z.object({ applicationId, favourite: booleanFlag }),
  reply: libraryStateSchema,
  errors: [ERROR.applicationNotFound, ERROR.applicationPulled, ERROR.applicationRemoved, ERROR.parameterError],
});

export const putWish = defineEndpoint({
  name: 'putWish',
  group: GROUP,
  summary: 'Put a game on the wish list, or take it off; it also leaves when the game is played or downloaded',
  method: 'PUT',
  path: '/api/library/wish',
  auth: 'user',
  body: 'json',
  request: z.object({ applicationId, wished: booleanFlag }),
  reply: libraryStateSchema,
  errors: [ERROR.applicationNotFound, ERROR.applicationPulled, ERROR.applicationRemoved, ERROR.parameterError],
});

export const hideRecent = defineEndpoint({
  name: 'hideRecent',
  group: GROUP,
  summary: 'Take a game, or with `all` every one, out of the recently played; the next time it is played it is back',
  method: 'DELETE',
  path: '/api/library/recent',
  auth: 'user',
  request: z.object({ applicationId: optional(applicationId), all: withDefault(booleanFlag, false) }),
  reply: resultReply,
  errors: [ERROR.applicationNotFound],
});

export const restoreRecent = defineEndpoint({
  name: 'restoreRecent',
  group: GROUP,
  summary: 'Put a game that was taken out of the recently played back where it stood',
  method: 'PUT',
  path: '/api/library/recent',
  auth: 'user',
  body: 'json',
  request: z.object({ applicationId }),
  reply: resultReply,
  errors: [ERROR.applicationNotFound],
});
