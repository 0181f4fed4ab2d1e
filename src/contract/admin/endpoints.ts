import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import {
  integer,
  integerChoice,
  lang,
  optional,
  optionalSearch,
  paging,
  text,
  textChoice,
} from '../schema/parameter-schemas.ts';
import { period } from '../schema/period.ts';
import { bytesReply, listReply, resultReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';
import { LOGIN_TYPE, USER_STATUS, USER_TYPE } from '../values/states.ts';
import { AUDIT_KINDS } from './audit-actions.ts';
import { auditEntrySchema, listedUserSchema, userCaseSchema } from './entities.ts';

const GROUP = 'operator';

const userStatusCode = integerChoice(Object.values(USER_STATUS), ERROR.statusNotFound);

export const listUsers = defineEndpoint({
  name: 'listUsers',
  group: GROUP,
  summary: 'List accounts by type, status, sign-in method or text in the email, account or nickname, newest first',
  method: 'GET',
  path: '/api/admin/user/list',
  auth: 'operator',
  request: z.object({
    type: optional(integerChoice(Object.values(USER_TYPE), ERROR.userTypeNotFound)),
    status: optional(userStatusCode),
    loginType: optional(integerChoice(Object.values(LOGIN_TYPE), ERROR.loginTypeNotFound)),
    search: optionalSearch,
    ...paging,
  }),
  reply: listReply(listedUserSchema),
  errors: [ERROR.permissionDenied, ERROR.statusNotFound, ERROR.loginTypeNotFound, ERROR.userTypeNotFound],
});

export const getUser = defineEndpoint({
  name: 'getUser',
  group: GROUP,
  summary: 'Return an account with its ways to sign in, number of sessions, star coins and company',
  method: 'GET',
  path: '/api/admin/user',
  auth: 'operator',
  request: z.object({ userId: integer({ min: 1 }) }),
  reply: userCaseSchema,
  errors: [ERROR.permissionDenied, ERROR.userNotFound],
});

export const removeUserAvatar = defineEndpoint({
  name: 'removeUserAvatar',
  group: GROUP,
  summary: 'Remove the profile image of an account, with a reason for the log; without one, nothing changes',
  method: 'PUT',
  path: '/api/admin/user/avatar',
  auth: 'operator',
  body: 'json',
  request: z.object({ userId: integer({ min: 1 }), reason: text({ max: LIMITS.reasonLength }) }),
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.conflictOfInterest, ERROR.userNotFound],
});

export const setUserStatus = defineEndpoint({
  name: 'setUserStatus',
  group: GROUP,
  summary: 'Suspend, restore or deactivate an account; suspending requires a reason and ends its sessions',
  method: 'PUT',
  path: '/api/admin/user/status',
  auth: 'operator',
  body: 'json',
  request: z.object({
    userId: integer({ min: 1 }),
    status: userStatusCode,
    reason: optional(text({ max: LIMITS.reasonLength })),
  }),
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.conflictOfInterest, ERROR.userNotFound, ERROR.statusNotFound],
});

const auditFilter = {
  /** Done to this account, or by it. */
  userId: optional(integer({ min: 1 })),
  /** Done by this account. */
  actorId: optional(integer({ min: 1 })),
  /** Only actions on subjects of this kind. */
  kind: optional(textChoice(AUDIT_KINDS)),
  /** The kind of subject, then its number or name: deposit:D260301… */
  subject: optional(text({ max: LIMITS.auditSubjectLength })),
  /** What was done: deposit.refund */
  action: optional(text({ max: LIMITS.auditSubjectLength })),
  ...period,
};

export const listAudit = defineEndpoint({
  name: 'listAudit',
  group: GROUP,
  summary: 'List audit log entries, newest first; filter by kind of item, item, account (target or actor) or period',
  method: 'GET',
  path: '/api/admin/audit/list',
  auth: 'operator',
  request: z.object({ ...auditFilter, ...paging }),
  reply: listReply(auditEntrySchema),
  errors: [ERROR.permissionDenied, ERROR.parameterError],
});

export const exportAudit = defineEndpoint({
  name: 'exportAudit',
  group: GROUP,
  summary: 'Export audit log entries as a spreadsheet table in the requested language',
  method: 'GET',
  path: '/api/admin/audit/export',
  auth: 'operator',
  bytes: 'text/csv',
  request: z.object({ ...auditFilter, lang }),
  reply: bytesReply,
  errors: [ERROR.permissionDenied, ERROR.languageNotFound, ERROR.parameterError],
});
