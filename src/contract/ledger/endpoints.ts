import { pointBalanceSchema } from '../account/entities.ts';
import { defineEndpoint } from '../endpoint.ts';
import { noRequest } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';

export const getPoints = defineEndpoint({
  name: 'getPoints',
  group: 'account',
  summary: 'Star coins of the account in every currency that it has used; currencies are never added up',
  method: 'GET',
  path: '/api/user/point',
  auth: 'user',
  request: noRequest,
  reply: z.object({ list: z.array(pointBalanceSchema) }),
  errors: [],
});
