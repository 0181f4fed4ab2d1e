import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { applicationId, lang } from '../schema/parameter-schemas.ts';
import { described, z } from '../schema/schema.ts';
import { appSummarySchema } from './entities.ts';

export const listRelatedApplications = defineEndpoint({
  name: 'listRelatedApplications',
  group: 'application',
  summary: 'List the published games most similar to one, and the others of its developer',
  method: 'GET',
  path: '/api/public/app/related',
  auth: 'public',
  heedsSession: true,
  takesEndedSession: true,
  request: z.object({ applicationId, lang }),
  reply: z.object({
    count: z.int(),
    list: z.array(appSummarySchema),
    developer: z.object({
      count: described('all published games of the developer, this one included', z.int()),
      list: described('the most viewed others', z.array(appSummarySchema)),
    }),
  }),
  errors: [ERROR.languageNotFound, ERROR.applicationNotFound, ERROR.applicationPulled, ERROR.applicationRemoved],
});
