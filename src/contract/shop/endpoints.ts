import { defineEndpoint } from '../endpoint.ts';
import { integer, paging, withDefault } from '../schema/parameter-schemas.ts';
import { listReply, noRequest } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';
import { agencySchema, shopCurrencySchema } from './entities.ts';

const GROUP = 'shop';

export const listAgencies = defineEndpoint({
  name: 'listAgencies',
  group: GROUP,
  summary: 'List banks and agencies in the order of their codes',
  method: 'GET',
  path: '/api/shop/agency_list',
  auth: 'user',
  request: z.object({
    limit: withDefault(integer({ min: LIMITS.pageSizeMin, max: LIMITS.agencyPageSize }), LIMITS.agencyPageSize),
    offset: paging.offset,
  }),
  reply: listReply(agencySchema),
  errors: [],
});

export const listShopCurrencies = defineEndpoint({
  name: 'listShopCurrencies',
  group: GROUP,
  summary: "List the store's currencies and their symbols",
  method: 'GET',
  path: '/api/shop/currency_list',
  auth: 'user',
  request: noRequest,
  reply: listReply(shopCurrencySchema),
  errors: [],
});
