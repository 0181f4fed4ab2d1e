import { defineEndpoint } from '../endpoint.ts';
import { applicationId, databaseNumber, integerChoice, optional, paging } from '../parameter-schemas.ts';
import { z } from '../schema.ts';
import { SHELF } from '../states.ts';
import { defaultProductSchema, productSchema } from './entities.ts';

const GROUP = 'own products';

export const listOwnProducts = defineEndpoint({
  name: 'listOwnProducts',
  group: GROUP,
  summary: 'The products of one of the own applications, the newest first, and the one that every application has',
  method: 'GET',
  path: '/api/app/product/list',
  auth: 'developer',
  request: z.object({ applicationId, status: optional(integerChoice(Object.values(SHELF), 50007)), ...paging }),
  reply: z.object({ count: z.int(), list: z.array(productSchema), defaultProduct: defaultProductSchema }),
  errors: [40000, 50004, 50007],
});

export const getOwnProduct = defineEndpoint({
  name: 'getOwnProduct',
  group: GROUP,
  summary: 'One product of an own application in all languages, with its price in each country',
  method: 'GET',
  path: '/api/app/product',
  auth: 'developer',
  request: z.object({ id: databaseNumber }),
  reply: productSchema,
  errors: [40000, 50005],
});
