import { expect, it } from 'vitest';
import { listApplications } from '#contract/application/endpoints.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { getTime } from '#contract/system/endpoints.ts';
import { DatabaseUnavailableError } from '../db/connection-guard.ts';
import { handle } from './bound-handler.ts';
import type { CallContext } from './call-context.ts';
import { createDirectCaller } from './create-direct-caller.ts';
import { createHandlerTable, listUnhandled } from './handler-table.ts';

const context: CallContext = {
  session: null,
  clientAddress: '127.0.0.1',
  userAgent: '',
  clock: () => 1_700_000_000_500,
  requestId: 'r',
  headers: new Headers(),
  responseHeaders: new Headers(),
};

it('checks the request, fills in defaults and calls the handler without HTTP', async () => {
  const seen: unknown[] = [];
  const handler = handle(listApplications, async (request, { clock }) => {
    seen.push(request, clock());
    return { count: 0, list: [] };
  });
  const call = createDirectCaller(createHandlerTable([handler]), context);
  await expect(call(listApplications, { limit: '5', lang: 'vi' })).resolves.toEqual({ count: 0, list: [] });
  expect(seen).toEqual([{ category: 100, limit: 5, offset: 0, sort: '-createdAt', lang: 'vi-VN' }, 1_700_000_000_500]);
  await expect(call(listApplications, { limit: 0 })).rejects.toMatchObject({
    code: ERROR.invalidFormat,
    fields: { limit: 'field.range' },
  });
});

it('asks for the same roles as over HTTP', async () => {
  const operatorCall = defineEndpoint({ ...getTime, auth: 'operator' });
  const handler = handle(operatorCall, async () => ({ time: 1, timeMs: 1000 }));
  const call = createDirectCaller(createHandlerTable([handler]), context);
  await expect(call(operatorCall, {})).rejects.toMatchObject({ code: ERROR.authorizationMissing });
});

it('throws for endpoints without a handler', async () => {
  const table = createHandlerTable([]);
  expect(listUnhandled([getTime], table)).toEqual(['getTime']);
  await expect(createDirectCaller(table, context)(getTime, {})).rejects.toThrow('no handler for getTime');
});

it('tells pages that the database is away as the call itself does', async () => {
  const away = handle(getTime, () => Promise.reject(new DatabaseUnavailableError('no answer')));
  const call = createDirectCaller(createHandlerTable([away]), context);
  await expect(call(getTime, {})).rejects.toMatchObject({ code: ERROR.databaseBusy, status: 503 });
});
