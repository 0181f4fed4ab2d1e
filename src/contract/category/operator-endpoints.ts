import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { category, settingRevision } from '../schema/parameter-schemas.ts';
import { noRequest, resultReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { CATEGORIES } from '../values/categories.ts';

const SORT = '/api/admin/category/sort';

export const getCategoryOrder = defineEndpoint({
  name: 'getCategoryOrder',
  group: 'operator',
  summary: 'Get the order of the categories, without all games (100), which always comes first',
  method: 'GET',
  path: SORT,
  auth: 'operator',
  request: noRequest,
  reply: z.object({ codes: z.array(z.int()), revision: z.string() }),
  errors: [ERROR.permissionDenied],
});

export const sortCategories = defineEndpoint({
  name: 'sortCategories',
  group: 'operator',
  summary: 'Set the order of the categories; all games (100) stays first, and an empty list restores the default order',
  method: 'PUT',
  path: SORT,
  auth: 'operator',
  body: 'json',
  request: z.object({ codes: z.array(category).check(z.maxLength(CATEGORIES.length)), revision: settingRevision }),
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.categoryNotFound, ERROR.parameterError],
});
