import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { imagePreset, integerChoice, lang, optional, textChoice, withDefault } from '../schema/parameter-schemas.ts';
import { listReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { BANNER_TYPE } from '../values/states.ts';
import { bannerSchema } from './entities.ts';
import { BANNER_SOURCES } from './sources.ts';

export const listBanners = defineEndpoint({
  name: 'listBanners',
  group: 'banner',
  summary: 'List banners of the hall or the notice area',
  method: 'GET',
  path: '/api/client/banner/list',
  auth: 'public',
  heedsSession: true,
  takesEndedSession: true,
  request: z.object({
    type: withDefault(integerChoice(Object.values(BANNER_TYPE)), BANNER_TYPE.hall),
    lang,
    /** Without it, the banners of both. */
    source: optional(textChoice(BANNER_SOURCES)),
    size: withDefault(imagePreset, 'large'),
  }),
  reply: listReply(bannerSchema),
  errors: [ERROR.languageNotFound, ERROR.imageSizeNotFound],
});
