import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { integerChoice, lang, withDefault } from '../schema/parameter-schemas.ts';
import { listReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { categorySchema } from './entities.ts';

export const listCategories = defineEndpoint({
  name: 'listCategories',
  group: 'category',
  summary: 'List all categories in display order',
  method: 'GET',
  path: '/api/category/sort_list',
  auth: 'public',
  heedsSession: true,
  takesEndedSession: true,
  request: z.object({ type: withDefault(integerChoice([1]), 1), lang }),
  reply: listReply(categorySchema),
  errors: [ERROR.languageNotFound],
});
