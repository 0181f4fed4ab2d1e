import { defineEndpoint } from '../endpoint.ts';
import { applicationId, databaseNumber, paging } from '../parameter-schemas.ts';
import { listReply } from '../reply-shapes.ts';
import { z } from '../schema.ts';
import { versionSchema } from './entities.ts';

const GROUP = 'versions';

export const listOwnVersions = defineEndpoint({
  name: 'listOwnVersions',
  group: GROUP,
  summary: 'The versions of one of the own applications, the newest first; there are ten at most',
  method: 'GET',
  path: '/api/apk/list_by_app',
  auth: 'developer',
  request: z.object({ applicationId, ...paging }),
  reply: listReply(versionSchema),
  errors: [40000, 50004],
});

export const getOwnVersion = defineEndpoint({
  name: 'getOwnVersion',
  group: GROUP,
  summary: 'One version of an own application in all languages',
  method: 'GET',
  path: '/api/apk',
  auth: 'developer',
  request: z.object({ id: databaseNumber }),
  reply: versionSchema,
  errors: [40000, 50012],
});
