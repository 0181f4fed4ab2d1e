import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { applicationId, booleanFlag, optional, paging, text, withDefault } from '../schema/parameter-schemas.ts';
import { period } from '../schema/period.ts';
import { described, z } from '../schema/schema.ts';
import { purchaseSchema } from './entities.ts';
import { exchangeId } from './parameters.ts';

const GROUP = 'purchases';

export const getPurchase = defineEndpoint({
  name: 'getPurchase',
  group: GROUP,
  summary: 'Get a purchase in one of your games; for game servers',
  method: 'GET',
  path: '/api/purchase',
  auth: 'developer',
  allowsAccessToken: ['purchases', 'purchases_read'],
  request: z.object({ exchangeId }),
  reply: purchaseSchema,
  errors: [ERROR.permissionDenied, ERROR.orderOrDepositNotFound],
});

export const listPurchases = defineEndpoint({
  name: 'listPurchases',
  group: GROUP,
  summary:
    'List purchases in one of your games since a given time, or after `next` of an earlier response, oldest first',
  method: 'GET',
  path: '/api/purchase/list',
  auth: 'developer',
  allowsAccessToken: ['purchases', 'purchases_read'],
  request: z.object({
    applicationId,
    /** Start of the list if `after` is omitted. */
    since: period.beginAt,
    after: optional(text({ max: 100 })),
    /** Only unacknowledged purchases. */
    unacknowledged: withDefault(booleanFlag, false),
    limit: paging.limit,
  }),
  reply: z.object({
    list: z.array(purchaseSchema),
    hasMore: z.boolean(),
    next: described(
      'pass it as `after`, now or later; purchases of the last half minute are repeated so that none is missed',
      z.string(),
    ),
  }),
  errors: [ERROR.permissionDenied, ERROR.applicationNotFound],
});

export const acknowledgePurchase = defineEndpoint({
  name: 'acknowledgePurchase',
  group: GROUP,
  summary: 'Acknowledge that a purchase was delivered; repeated calls return the same',
  method: 'PUT',
  path: '/api/purchase/acknowledge',
  auth: 'developer',
  allowsAccessToken: ['purchases'],
  body: 'json',
  request: z.object({ exchangeId }),
  reply: purchaseSchema,
  errors: [ERROR.permissionDenied, ERROR.orderOrDepositNotFound, ERROR.providerNotEnabled],
});
