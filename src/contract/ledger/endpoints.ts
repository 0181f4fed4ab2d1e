import { pointBalanceSchema } from '../account/entities.ts';
import { defineEndpoint } from '../endpoint.ts';
import { noRequest } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';

export const getPoints = defineEndpoint({
  name: 'getPoints',
  group: 'account',
  summary: 'Get your star coins in every currency you have used; currencies are never added together',
  method: 'GET',
  path: '/api/user/point',
  auth: 'user',
  request: noRequest,
  reply: z.object({ list: z.array(pointBalanceSchema) }),
  errors: [],
});
