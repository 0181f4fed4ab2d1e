import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import {
  applicationId,
  databaseNumber,
  integerChoice,
  lang,
  optional,
  paging,
  searchText,
  text,
} from '../schema/parameter-schemas.ts';
import { listReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { stateSchema } from '../schema/state-schemas.ts';
import { LIMITS } from '../values/limits.ts';
import { SHELF } from '../values/states.ts';
import { operatorProductSchema } from './entities.ts';

const GROUP = 'operator';
const shelved = z.object({ result: z.literal(true), status: stateSchema(SHELF) });

export const listAllProducts = defineEndpoint({
  name: 'listAllProducts',
  group: GROUP,
  summary: 'List products of all developers, newest first',
  method: 'GET',
  path: '/api/admin/product/list',
  auth: 'operator',
  request: z.object({
    applicationId: optional(applicationId),
    status: optional(integerChoice(Object.values(SHELF), ERROR.statusNotFound)),
    /** In product IDs, names, titles and companies. */
    search: optional(searchText),
    lang,
    ...paging,
  }),
  reply: listReply(operatorProductSchema),
  errors: [ERROR.permissionDenied, ERROR.languageNotFound, ERROR.applicationNotFound, ERROR.statusNotFound],
});

export const removeProduct = defineEndpoint({
  name: 'removeProduct',
  group: GROUP,
  summary: 'Take a product down; its developer is notified by email and cannot publish it again',
  method: 'PUT',
  path: '/api/admin/product/remove',
  auth: 'operator',
  body: 'json',
  request: z.object({ id: databaseNumber, reason: text({ max: LIMITS.reasonLength }) }),
  reply: shelved,
  errors: [ERROR.permissionDenied, ERROR.conflictOfInterest, ERROR.productNotFound],
});

export const restoreProduct = defineEndpoint({
  name: 'restoreProduct',
  group: GROUP,
  summary: 'Restore a product that was taken down; it goes back to its developer unpublished',
  method: 'PUT',
  path: '/api/admin/product/restore',
  auth: 'operator',
  body: 'json',
  request: z.object({ id: databaseNumber }),
  reply: shelved,
  errors: [ERROR.permissionDenied, ERROR.conflictOfInterest, ERROR.productNotFound],
});
