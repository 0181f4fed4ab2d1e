import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { moment } from '../schema/moment.ts';
import {
  integer,
  integerChoice,
  locale,
  optional,
  text,
  textChoice,
  withDefault,
} from '../schema/parameter-schemas.ts';
import { listReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { sortPlace } from '../schema/sort-place.ts';
import { LIMITS } from '../values/limits.ts';
import { LOCALES } from '../values/locales.ts';
import { BANNER_TYPE } from '../values/states.ts';
import { bannerLink } from './banner-link.ts';
import { operatorBannerSchema } from './operator-entities.ts';
import { BANNER_SOURCES } from './sources.ts';

const GROUP = 'operator';
const PATH = '/api/admin/banner';

const bannerType = integerChoice(Object.values(BANNER_TYPE));
/** A number that no banner can have is as unknown as any other. */
const bannerId = integer({ min: 1 });

const bannerFields = {
  type: withDefault(bannerType, BANNER_TYPE.hall),
  /** Where it is shown; by default on the website and in apps. */
  source: optional(textChoice(BANNER_SOURCES)),
  /** One entry for each language that the banner is shown in. */
  contents: z
    .array(
      z.object({
        lang: locale,
        eyebrow: withDefault(text({ max: LIMITS.bannerEyebrowLength }), ''),
        title: text({ max: LIMITS.bannerTitleLength }),
        tagline: withDefault(text({ max: LIMITS.bannerTaglineLength }), ''),
      }),
    )
    .check(z.minLength(1), z.maxLength(LOCALES.length)),
  /** An uploadId of purpose `banner`, or what the banner has already. */
  image: text({ max: LIMITS.urlLength }),
  link: withDefault(bannerLink, ''),
  sort: sortPlace,
  beginAt: optional(moment),
  endAt: optional(moment),
};

const bannerReply = z.object({ result: z.literal(true), id: z.int() });

export const listAllBanners = defineEndpoint({
  name: 'listAllBanners',
  group: GROUP,
  summary: 'List all banners in display order, with their schedule and the texts in every language',
  method: 'GET',
  path: '/api/admin/banner/list',
  auth: 'operator',
  request: z.object({ type: optional(bannerType) }),
  reply: listReply(operatorBannerSchema),
  errors: [ERROR.permissionDenied],
});

export const addBanner = defineEndpoint({
  name: 'addBanner',
  group: GROUP,
  summary: 'Add a banner in one or more languages',
  method: 'POST',
  path: PATH,
  auth: 'operator',
  body: 'json',
  request: z.object(bannerFields),
  reply: bannerReply,
  errors: [ERROR.permissionDenied, ERROR.languageNotFound, ERROR.sortMustStartAtOne],
});

export const updateBanner = defineEndpoint({
  name: 'updateBanner',
  group: GROUP,
  summary: 'Replace the contents, link, position and schedule of a banner',
  method: 'PUT',
  path: PATH,
  auth: 'operator',
  body: 'json',
  request: z.object({ id: bannerId, ...bannerFields }),
  reply: bannerReply,
  errors: [ERROR.permissionDenied, ERROR.languageNotFound, ERROR.bannerNotFound, ERROR.sortMustStartAtOne],
});

export const removeBanner = defineEndpoint({
  name: 'removeBanner',
  group: GROUP,
  summary: 'Delete a banner',
  method: 'DELETE',
  path: PATH,
  auth: 'operator',
  request: z.object({ id: bannerId }),
  reply: bannerReply,
  errors: [ERROR.permissionDenied, ERROR.bannerNotFound],
});
