import { emailAddress } from '../account/email-address.ts';
import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { moment } from '../schema/moment.ts';
import { booleanFlag, integer, optional, settingRevision, text, withDefault } from '../schema/parameter-schemas.ts';
import { listReply, noRequest, resultReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';
import { LOCALES } from '../values/locales.ts';
import {
  companyContactsSchema,
  countersSchema,
  operatorMaintenanceSchema,
  systemStateSchema,
} from './operator-entities.ts';

const GROUP = 'operator';
const MAINTENANCE = '/api/admin/maintenance';
const COMPANY = '/api/admin/company';

const message = withDefault(text({ max: LIMITS.maintenanceMessageLength }), '');
const maintenanceFields = {
  /** Runs from now until it is ended manually. Otherwise it begins and ends at the given times. */
  maintaining: booleanFlag,
  beginAt: moment,
  endAt: moment,
  /** For the languages that `messages` leaves out. */
  message,
  messages: optional(z.partialRecord(z.enum(LOCALES), message)),
};
const maintenanceReply = z.object({ result: z.literal(true), id: z.int() });
const maintenanceId = integer({ min: 1 });

export const listAllMaintenance = defineEndpoint({
  name: 'listAllMaintenance',
  group: GROUP,
  summary: 'List maintenance windows with their messages in every language, earliest entry first',
  method: 'GET',
  path: '/api/admin/maintenance/list',
  auth: 'operator',
  request: noRequest,
  reply: listReply(operatorMaintenanceSchema),
  errors: [ERROR.permissionDenied],
});

export const addMaintenance = defineEndpoint({
  name: 'addMaintenance',
  group: GROUP,
  summary: 'Schedule a maintenance window, or start one now',
  method: 'POST',
  path: MAINTENANCE,
  auth: 'operator',
  body: 'json',
  request: z.object(maintenanceFields),
  reply: maintenanceReply,
  errors: [ERROR.permissionDenied],
});

export const setMaintenance = defineEndpoint({
  name: 'setMaintenance',
  group: GROUP,
  summary: 'Change a maintenance window; without `id`, the current one, else the latest one, else a new one',
  method: 'PUT',
  path: MAINTENANCE,
  auth: 'operator',
  body: 'json',
  request: z.object({
    id: optional(maintenanceId),
    /** Ends it now, whatever its times. */
    endNow: optional(booleanFlag),
    ...maintenanceFields,
  }),
  reply: maintenanceReply,
  errors: [ERROR.permissionDenied],
});

export const removeMaintenance = defineEndpoint({
  name: 'removeMaintenance',
  group: GROUP,
  summary: 'Delete a maintenance window',
  method: 'DELETE',
  path: MAINTENANCE,
  auth: 'operator',
  request: z.object({ id: maintenanceId }),
  reply: maintenanceReply,
  errors: [ERROR.permissionDenied],
});

export const getCompany = defineEndpoint({
  name: 'getCompany',
  group: GROUP,
  summary: 'Get the contacts shown to players, and those set in the environment',
  method: 'GET',
  path: COMPANY,
  auth: 'operator',
  request: noRequest,
  reply: z.object({
    company: companyContactsSchema,
    standing: companyContactsSchema,
    isChanged: z.boolean(),
    revision: z.string(),
  }),
  errors: [ERROR.permissionDenied],
});

export const setCompany = defineEndpoint({
  name: 'setCompany',
  group: GROUP,
  summary: 'Change the contacts shown to players; they override those of the environment, and empty ones are not shown',
  method: 'PUT',
  path: COMPANY,
  auth: 'operator',
  body: 'json',
  request: z.object({
    hotline: withDefault(text({ max: LIMITS.phoneNumberInputLength }), ''),
    fax: withDefault(text({ max: LIMITS.phoneNumberInputLength }), ''),
    serviceEmail: withDefault(emailAddress, ''),
    revision: settingRevision,
  }),
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.parameterError],
});

export const getCounters = defineEndpoint({
  name: 'getCounters',
  group: GROUP,
  summary: 'Count the items that wait for an operator',
  method: 'GET',
  path: '/api/admin/counters',
  auth: 'operator',
  request: noRequest,
  reply: countersSchema,
  errors: [ERROR.permissionDenied],
});

export const getSystemState = defineEndpoint({
  name: 'getSystemState',
  group: GROUP,
  summary: 'Get versions, checks, disk, background jobs and webhooks of the installation',
  method: 'GET',
  path: '/api/admin/system',
  auth: 'operator',
  request: noRequest,
  reply: systemStateSchema,
  errors: [ERROR.permissionDenied],
});

export const retryJobs = defineEndpoint({
  name: 'retryJobs',
  group: GROUP,
  summary: 'Retry the failed jobs of a queue now',
  method: 'POST',
  path: '/api/admin/system/retry',
  auth: 'operator',
  body: 'json',
  request: z.object({ queue: text({ max: LIMITS.jobQueueNameLength }) }),
  reply: z.object({ result: z.literal(true), count: z.int() }),
  errors: [ERROR.permissionDenied],
});
