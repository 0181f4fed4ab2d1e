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
import { libraryEntrySchema, libraryStateSchema, libraryTotalsSchema, playedMinutesSchema } from './entities.ts';
import { LIBRARY_LISTS, LIBRARY_SORTS } from './lists.ts';

const GROUP = 'library';

export const listLibrary = defineEndpoint({
  name: 'listLibrary',
  group: GROUP,
  summary: 'List your favorites, wish list, recently played and downloaded, or owned games, latest first or by name',
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
  summary: 'Get the state of a game in your library',
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
  summary: 'Add a game to your favorites or remove it; undone within ten minutes, it keeps its position',
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
  summary: 'Add a game to your wish list or remove it; playing or downloading the game also removes it',
  method: 'PUT',
  path: '/api/library/wish',
  auth: 'user',
  body: 'json',
  request: z.object({ applicationId, wished: booleanFlag }),
  reply: libraryStateSchema,
  errors: [ERROR.applicationNotFound, ERROR.applicationPulled, ERROR.applicationRemoved, ERROR.parameterError],
});

export const reportPlay = defineEndpoint({
  name: 'reportPlay',
  group: GROUP,
  summary: 'Report that you are playing a game in the browser, about once a minute; the server counts the time between',
  method: 'POST',
  path: '/api/library/play-time',
  auth: 'user',
  body: 'json',
  request: z.object({
    applicationId,
    /** The game was just opened or shown again: the time before does not count. */
    start: withDefault(booleanFlag, false),
  }),
  reply: z.object({ playedMinutes: playedMinutesSchema }),
  errors: [ERROR.applicationNotFound, ERROR.applicationPulled, ERROR.applicationRemoved],
});

export const hideRecent = defineEndpoint({
  name: 'hideRecent',
  group: GROUP,
  summary: 'Remove a game, or with `all` every game, from recently played; it returns when played again',
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
  summary: 'Restore a game that was removed from recently played, at its position',
  method: 'PUT',
  path: '/api/library/recent',
  auth: 'user',
  body: 'json',
  request: z.object({ applicationId }),
  reply: resultReply,
  errors: [ERROR.applicationNotFound],
});
