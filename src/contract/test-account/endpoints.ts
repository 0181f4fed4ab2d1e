import { emailAddress } from '../account/email-address.ts';
import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { databaseNumber, lang, paging, text } from '../schema/parameter-schemas.ts';
import { listReply, resultReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';
import { testAccountLineSchema, testAccountSchema, testApplicationSchema } from './entities.ts';

const GROUP = 'test account';

export const listTestAccounts = defineEndpoint({
  name: 'listTestAccounts',
  group: GROUP,
  summary: 'List your test accounts, newest first',
  method: 'GET',
  path: '/api/test_account/list',
  auth: 'developer',
  request: z.object(paging),
  reply: listReply(testAccountSchema),
  errors: [ERROR.permissionDenied],
});

export const addTestAccount = defineEndpoint({
  name: 'addTestAccount',
  group: GROUP,
  summary: 'Add a test account, which may open your unpublished games',
  method: 'POST',
  path: '/api/test_account',
  auth: 'developer',
  body: 'json',
  request: z.object({ account: emailAddress }),
  reply: testAccountSchema,
  errors: [ERROR.invalidFormat, ERROR.permissionDenied, ERROR.duplicateTestAccount, ERROR.testAccountLimitReached],
});

export const importTestAccounts = defineEndpoint({
  name: 'importTestAccounts',
  group: GROUP,
  summary: 'Add test accounts from a pasted list, separated by line breaks, commas or semicolons',
  method: 'POST',
  path: '/api/test_account/import',
  auth: 'developer',
  body: 'json',
  request: z.object({ accounts: text({ max: LIMITS.testAccountListLength }) }),
  reply: z.object({ count: z.int(), added: z.int(), list: z.array(testAccountLineSchema) }),
  errors: [ERROR.permissionDenied],
});

export const removeTestAccount = defineEndpoint({
  name: 'removeTestAccount',
  group: GROUP,
  summary: 'Remove a test account, which can then no longer open your unpublished games',
  method: 'DELETE',
  path: '/api/test_account',
  auth: 'developer',
  request: z.object({ id: databaseNumber }),
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.testAccountOrWebhookNotFound],
});

export const listTestApplications = defineEndpoint({
  name: 'listTestApplications',
  group: GROUP,
  summary: 'List the unpublished games that you may open as a tester, latest changed first',
  method: 'GET',
  path: '/api/test_account/app/list',
  auth: 'user',
  request: z.object({ ...paging, lang }),
  reply: listReply(testApplicationSchema),
  errors: [ERROR.languageNotFound],
});
