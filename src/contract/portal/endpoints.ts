import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import {
  applicationId,
  integer,
  integerChoice,
  lang,
  optional,
  searchText,
  withDefault,
} from '../schema/parameter-schemas.ts';
import { bytesReply, listReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';
import { portalApplicationSchema, portalSummarySchema } from './entities.ts';

const GROUP = 'portal';

/** Lengths of the periods that the dashboard shows, in days up to today. */
export const PORTAL_PERIODS = [7, 30, 90] as const;
export type PortalPeriod = (typeof PORTAL_PERIODS)[number];
export const DEFAULT_PORTAL_PERIOD = 30 satisfies PortalPeriod;

const summaryFilter = {
  applicationId: optional(applicationId),
  days: withDefault(integerChoice(PORTAL_PERIODS), DEFAULT_PORTAL_PERIOD),
  lang,
};

export const getPortalSummary = defineEndpoint({
  name: 'getPortalSummary',
  group: GROUP,
  summary: 'Get the dashboard of one or all of your applications: states, views and plays by day, and pending tasks',
  method: 'GET',
  path: '/api/portal/summary',
  auth: 'developer',
  request: z.object(summaryFilter),
  reply: portalSummarySchema,
  errors: [ERROR.permissionDenied, ERROR.languageNotFound, ERROR.applicationNotFound],
});

export const exportPortalDays = defineEndpoint({
  name: 'exportPortalDays',
  group: GROUP,
  summary: 'Export views and plays by day as CSV with headings in the requested language',
  method: 'GET',
  path: '/api/portal/summary/export',
  auth: 'developer',
  bytes: 'text/csv',
  request: z.object(summaryFilter),
  reply: bytesReply,
  errors: [ERROR.permissionDenied, ERROR.languageNotFound, ERROR.applicationNotFound],
});

export const listPortalApplications = defineEndpoint({
  name: 'listPortalApplications',
  group: GROUP,
  summary: "List the names of your applications for the portal's switcher, latest changed first",
  method: 'GET',
  path: '/api/portal/app/list',
  auth: 'developer',
  request: z.object({
    search: optional(searchText),
    lang,
    limit: withDefault(integer({ min: 1, max: LIMITS.pageSizeMax }), LIMITS.suggestionsMax),
  }),
  reply: listReply(portalApplicationSchema),
  errors: [ERROR.permissionDenied, ERROR.languageNotFound],
});
