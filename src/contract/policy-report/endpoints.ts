import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { paging } from '../schema/parameter-schemas.ts';
import { listReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { policyReportSchema } from './entities.ts';

export const listPolicyReports = defineEndpoint({
  name: 'listPolicyReports',
  group: 'operator',
  summary: 'List what browsers have blocked under the security policy of the pages, latest first',
  method: 'GET',
  path: '/api/admin/policy/reports',
  auth: 'operator',
  request: z.object(paging),
  reply: listReply(policyReportSchema),
  errors: [ERROR.permissionDenied],
});
