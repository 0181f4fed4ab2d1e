import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { lang } from '../schema/parameter-schemas.ts';
import { noRequest } from '../schema/reply-shapes.ts';
import { described, z } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';
import { maintenanceSchema, publicSettingsSchema } from './entities.ts';

const GROUP = 'system';

export const getTime = defineEndpoint({
  name: 'getTime',
  group: GROUP,
  summary: 'Get the server time, for signing',
  method: 'GET',
  path: '/time',
  aliases: ['/api/time'],
  auth: 'none',
  duringMaintenance: true,
  request: noRequest,
  reply: z.object({ time: described('unix seconds', z.int()), timeMs: described('unix milliseconds', z.int()) }),
  errors: [],
});

export const getMaintenance = defineEndpoint({
  name: 'getMaintenance',
  group: GROUP,
  summary: 'Get planned and current maintenance, with its messages in the requested language',
  method: 'GET',
  path: '/api/public/maintenance',
  auth: 'public',
  duringMaintenance: true,
  request: z.object({ lang }),
  reply: z.object({ list: z.array(maintenanceSchema) }),
  errors: [ERROR.languageNotFound],
});

export const getSettings = defineEndpoint({
  name: 'getSettings',
  group: GROUP,
  summary: 'Get the public settings of the installation',
  method: 'GET',
  path: '/api/public/settings',
  auth: 'public',
  duringMaintenance: true,
  request: noRequest,
  reply: publicSettingsSchema,
  errors: [],
});

const PROBE = {
  group: GROUP,
  method: 'GET',
  auth: 'none',
  duringMaintenance: true,
  rateLimit: 'none',
  request: noRequest,
} as const;

export const getLiveness = defineEndpoint({
  ...PROBE,
  name: 'getLiveness',
  summary: 'Check whether the process is alive; says nothing about the database',
  path: '/livez',
  reply: z.object({ ok: z.literal(true) }),
  errors: [],
});

export const getHealth = defineEndpoint({
  ...PROBE,
  name: 'getHealth',
  summary: 'Check whether the process is alive, and which release it runs',
  path: '/healthz',
  reply: z.object({
    ok: z.literal(true),
    version: described('newest client version', z.literal(LIMITS.clientVersion)),
    release: described('release of the store, as in its change log', z.string()),
  }),
  errors: [],
});

export const getReadiness = defineEndpoint({
  ...PROBE,
  name: 'getReadiness',
  summary: 'Check whether to send requests here; otherwise 503, with the failed checks in `params.failed`',
  path: '/readyz',
  reply: z.object({ ok: z.literal(true) }),
  errors: [ERROR.databaseBusy],
  answers: [{ status: 503, code: ERROR.systemBusy }],
});
