import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { currencySchema } from '../schema/code-schemas.ts';
import { applicationId, currency, integer, lang, paging, withDefault } from '../schema/parameter-schemas.ts';
import { z } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';
import { defaultProductSchema, publicProductSchema } from './entities.ts';

const GROUP = 'product';

export const listPublicProducts = defineEndpoint({
  name: 'listPublicProducts',
  group: GROUP,
  summary: "List the products of a game for a currency in the developer's order; `currencies` are those it accepts",
  method: 'GET',
  path: '/api/public/app/product/list',
  auth: 'public',
  request: z.object({
    applicationId,
    lang,
    currency,
    ...paging,
    limit: withDefault(integer({ min: LIMITS.pageSizeMin, max: LIMITS.pageSizeMax }), LIMITS.pageSizeMax),
  }),
  reply: z.object({
    count: z.int(),
    list: z.array(publicProductSchema),
    currencies: z.array(currencySchema),
    defaultProduct: defaultProductSchema,
  }),
  errors: [
    ERROR.languageNotFound,
    ERROR.applicationNotFound,
    ERROR.currencyNotFound,
    ERROR.applicationPulled,
    ERROR.applicationRemoved,
  ],
});
