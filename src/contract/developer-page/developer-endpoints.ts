import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { locale, text, withDefault } from '../schema/parameter-schemas.ts';
import { noRequest } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';
import { LOCALES } from '../values/locales.ts';
import { ownDeveloperPageSchema } from './entities.ts';

const GROUP = 'developer page';
const PATH = '/api/developer/page';

export const getOwnDeveloperPage = defineEndpoint({
  name: 'getOwnDeveloperPage',
  group: GROUP,
  summary: 'Get your public page with its texts in all languages',
  method: 'GET',
  path: PATH,
  auth: 'developer',
  request: noRequest,
  reply: ownDeveloperPageSchema,
  errors: [ERROR.providerNotFound],
});

export const saveDeveloperPage = defineEndpoint({
  name: 'saveDeveloperPage',
  group: GROUP,
  summary: 'Change the address, logo and texts of your public page; earlier addresses redirect to the new one',
  method: 'PUT',
  path: PATH,
  auth: 'developer',
  body: 'json',
  request: z.object({
    /** Empty: made of the number. */
    slug: withDefault(text({ min: 0, max: LIMITS.developerSlugMax }), ''),
    /** An uploadId of purpose `developer_logo`, or the present address; empty: none. */
    logo: withDefault(text({ min: 0, max: LIMITS.urlLength }), ''),
    contentDefault: locale,
    contents: z
      .array(z.object({ lang: locale, about: text({ min: 0, max: LIMITS.developerAboutLength }) }))
      .check(z.maxLength(LOCALES.length)),
  }),
  reply: ownDeveloperPageSchema,
  errors: [ERROR.languageNotFound, ERROR.providerNotFound, ERROR.parameterError],
});
