import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { moment } from '../schema/moment.ts';
import { applicationId, databaseNumber, integer, optional, paging } from '../schema/parameter-schemas.ts';
import { listReply, resultReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';
import { discountSchema } from './discount-entities.ts';

const GROUP = 'own products';
const ownDiscount = z.object({ id: databaseNumber });

export const listDiscounts = defineEndpoint({
  name: 'listDiscounts',
  group: GROUP,
  summary: 'List the discounts of one of your applications, latest start first',
  method: 'GET',
  path: '/api/app/discount/list',
  auth: 'developer',
  request: z.object({ applicationId, ...paging }),
  reply: listReply(discountSchema),
  errors: [ERROR.permissionDenied, ERROR.applicationNotFound],
});

export const createDiscount = defineEndpoint({
  name: 'createDiscount',
  group: GROUP,
  summary: 'Lower the prices of a product, or of all products of an application, for a limited time',
  method: 'POST',
  path: '/api/app/discount',
  auth: 'developer',
  body: 'json',
  request: z.object({
    applicationId,
    /** The product by its number; none: all products of the application. */
    productId: optional(databaseNumber),
    percent: integer({ min: 1, max: LIMITS.discountPercentMax }),
    /** None: now. */
    beginAt: optional(moment),
    endAt: moment,
  }),
  reply: discountSchema,
  errors: [
    ERROR.permissionDenied,
    ERROR.applicationNotFound,
    ERROR.productNotFound,
    ERROR.productRemoved,
    ERROR.providerNotEnabled,
    ERROR.parameterError,
  ],
});

export const endDiscount = defineEndpoint({
  name: 'endDiscount',
  group: GROUP,
  summary: 'End a discount that is in force now',
  method: 'PUT',
  path: '/api/app/discount/end',
  auth: 'developer',
  body: 'json',
  request: ownDiscount,
  reply: discountSchema,
  errors: [ERROR.permissionDenied, ERROR.providerNotEnabled, ERROR.parameterError],
});

export const deleteDiscount = defineEndpoint({
  name: 'deleteDiscount',
  group: GROUP,
  summary: 'Delete a discount that has not begun',
  method: 'DELETE',
  path: '/api/app/discount',
  auth: 'developer',
  request: ownDiscount,
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.providerNotEnabled, ERROR.parameterError],
});
