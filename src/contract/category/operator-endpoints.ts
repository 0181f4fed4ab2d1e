import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { category } from '../schema/parameter-schemas.ts';
import { resultReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { CATEGORIES } from '../values/categories.ts';

export const sortCategories = defineEndpoint({
  name: 'sortCategories',
  group: 'operator',
  summary: 'Set the order of the categories; all games (100) stays first, and an empty list restores the default order',
  method: 'PUT',
  path: '/api/admin/category/sort',
  auth: 'operator',
  body: 'json',
  request: z.object({ codes: z.array(category).check(z.maxLength(CATEGORIES.length)) }),
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.categoryNotFound],
});
