import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { noRequest } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { backupPlanSchema, backupSchema } from './entities.ts';

export const listBackups = defineEndpoint({
  name: 'listBackups',
  group: 'operator',
  summary: 'List the latest backups, and what is scheduled',
  method: 'GET',
  path: '/api/admin/backup/list',
  auth: 'operator',
  request: noRequest,
  reply: z.object({ plan: backupPlanSchema, list: z.array(backupSchema) }),
  errors: [ERROR.permissionDenied],
});

export const startBackup = defineEndpoint({
  name: 'startBackup',
  group: 'operator',
  summary: 'Start a backup now, to the location in the settings; if one is running, it is returned',
  method: 'POST',
  path: '/api/admin/backup',
  auth: 'operator',
  request: noRequest,
  reply: z.object({ backup: backupSchema }),
  errors: [ERROR.permissionDenied, ERROR.parameterError],
});
