import { expect, it } from 'vitest';
import { z } from 'zod';
import { listApplications } from '#contract/application/endpoints.ts';
import { searchContent } from '#contract/content/endpoints.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { getCategoryNames, getLocaleFile } from '#contract/static/endpoints.ts';
import { getTime } from '#contract/system/endpoints.ts';
import { answerCsv } from '#server/csv/csv.ts';
import { JsonStream } from '#server/streaming/json-stream.ts';
import { handle } from './bound-handler.ts';
import { buildTestApp, type LoggedEntry, signedHeaders, TEST_NOW_MS } from './build-test-app.ts';
import { createHandlerTable } from './handler-table.ts';
import { codeOf, echo, jsonHeaders, post, saveThing } from './test-calls.ts';

const sendForm = defineEndpoint({
  ...saveThing,
  name: 'sendForm',
  path: '/api/form',
  body: 'form',
  request: z.object({ contents: z.array(z.object({ lang: z.string(), title: z.string() })), file: z.instanceof(File) }),
  reply: z.object({ titles: z.array(z.string()) }),
});
const emptyList = handle(listApplications, async () => ({ count: 0, list: [] }));
const time = handle(getTime, async (_, { clock }) => ({ time: Math.floor(clock() / 1000), timeMs: clock() }));

it('R7.3 answers a signed GET, refuses changed parameters with 30009 and unsigned calls with 30001', async () => {
  const app = buildTestApp({ handlers: [emptyList] });
  const headers = await signedHeaders({ limit: '20' });
  const answered = await app.request('/api/public/app/list?limit=20', { headers });
  expect(answered.status).toBe(200);
  expect(await answered.json()).toEqual({ count: 0, list: [] });
  const changed = await app.request('/api/public/app/list?limit=21', { headers });
  expect([changed.status, await codeOf(changed)]).toEqual([401, ERROR.signedParametersDiffer]);
  const unsigned = await app.request('/api/public/app/list?limit=20');
  expect([unsigned.status, await codeOf(unsigned)]).toEqual([401, ERROR.signatureMissing]);
});

it('R7.2 reads lists with indices', async () => {
  const received: unknown[] = [];
  const handler = handle(listApplications, async (request) => {
    received.push(request.applicationIds);
    return { count: 0, list: [] };
  });
  const headers = await signedHeaders({ applicationIds: ['com.a', 'com.b'] });
  const path = '/api/public/app/list?applicationIds%5B0%5D=com.a&applicationIds%5B1%5D=com.b';
  await buildTestApp({ handlers: [handler] }).request(path, { headers });
  expect(received).toEqual([['com.a', 'com.b']]);
});

it('R7.4 compares the form as a nested object: 30009 for one altered field', async () => {
  const handler = handle(sendForm, async ({ contents }) => ({ titles: contents.map(({ title }) => title) }));
  const build = (title: string) => {
    const form = new FormData();
    form.append('contents[0][lang]', 'zh-TW');
    form.append('contents[0][title]', title);
    form.append('file', new File(['abc'], 'a.txt', { type: 'text/plain' }));
    return form;
  };
  const params = {
    contents: [{ lang: 'zh-TW', title: 'a' }],
    file: { name: 'a.txt', size: 3, type: 'text/plain' },
  };
  const send = async (form: FormData) =>
    buildTestApp({ handlers: [handler] }).request('/api/form', {
      method: 'POST',
      body: form,
      headers: await signedHeaders(params),
    });
  expect(await (await send(build('a'))).json()).toEqual({ titles: ['a'] });
  expect(await codeOf(await send(build('b')))).toBe(ERROR.signedParametersDiffer);
});

it('R7.5 refuses another secret with 30008', async () => {
  const headers = await signedHeaders({}, { secret: 'other' });
  const response = await buildTestApp({ handlers: [emptyList] }).request('/api/public/app/list', { headers });
  expect([response.status, await codeOf(response)]).toEqual([401, ERROR.invalidSignature]);
});

it('R7.6 needs the word Bearer: 30001 without it, 30010 for a value that is no token', async () => {
  const app = buildTestApp({ handlers: [emptyList] });
  const headers = await signedHeaders({});
  const bare = { 'yg-token': headers['yg-token']?.replace('Bearer ', '') ?? '' };
  expect(await codeOf(await app.request('/api/public/app/list', { headers: bare }))).toBe(ERROR.signatureMissing);
  const malformed = { 'yg-token': 'Bearer abc' };
  expect(await codeOf(await app.request('/api/public/app/list', { headers: malformed }))).toBe(
    ERROR.malformedSignature,
  );
});

it('R7.7 refuses an issue time 10 minutes off with 30004', async () => {
  const headers = await signedHeaders({}, { iat: TEST_NOW_MS / 1000 + 600 });
  const response = await buildTestApp({ handlers: [emptyList] }).request('/api/public/app/list', { headers });
  expect([response.status, await codeOf(response)]).toEqual([401, ERROR.invalidTokenTime]);
});

it('R7.10 does not take nocache for a parameter', async () => {
  const headers = await signedHeaders({ limit: '5' });
  const response = await buildTestApp({ handlers: [emptyList] }).request('/api/public/app/list?limit=5&nocache=1', {
    headers,
  });
  expect(response.status).toBe(200);
});

it('accepts a signed mutation once, a signed read any number of times', async () => {
  const params = { title: 'a', count: 1 };
  const search = handle(searchContent, async () => ({ count: 0, list: [] }));
  const app = buildTestApp({ handlers: [echo, search] });
  const headers = { ...jsonHeaders, ...(await signedHeaders(params)) };
  const send = () => app.request('/api/thing', { method: 'POST', body: JSON.stringify(params), headers });
  expect((await send()).status).toBe(200);
  expect(await codeOf(await send())).toBe(ERROR.invalidTokenTime);
  const searchHeaders = { ...jsonHeaders, ...(await signedHeaders({})) };
  for (let round = 0; round < 2; round += 1) {
    const init = { method: 'POST', body: '{}', headers: searchHeaders };
    expect((await app.request('/api/content/search', init)).status).toBe(200);
  }
});

it('accepts unsigned calls where SIGN_ENFORCE is off', async () => {
  const settings = { secret: '', isEnforced: false, now: () => 0, replayMemory: { remember: async () => true } };
  const app = buildTestApp({ handlers: [emptyList], api: { signature: settings } });
  expect((await app.request('/api/public/app/list')).status).toBe(200);
});

it('R7.17 answers the time unsigned, under both addresses', async () => {
  const app = buildTestApp({ handlers: [time] });
  for (const path of ['/time', '/api/time']) {
    expect(await (await app.request(path)).json()).toEqual({ time: TEST_NOW_MS / 1000, timeMs: TEST_NOW_MS });
  }
});

it('R8.1 answers an unexpected failure with 10000 and keeps what happened to the log', async () => {
  const logged: LoggedEntry[] = [];
  const broken = handle(getTime, async () => {
    throw new Error('password of the database is hunter2');
  });
  const app = buildTestApp({ handlers: [broken], logged });
  const response = await app.request('/time');
  const text = await response.text();
  expect(response.status).toBe(500);
  expect(JSON.parse(text)).toEqual({ result: false, error: { code: ERROR.systemBusy, message: 'system busy' } });
  expect(text).not.toMatch(/hunter2|\.ts/);
  expect(logged.find(({ level }) => level === 'error')?.fields).toMatchObject({
    requestId: 'request-1',
    code: ERROR.systemBusy,
  });
});

const saveTable = defineEndpoint({ ...saveThing, name: 'saveTable', bytes: 'text/csv', reply: z.unknown() });
const saveList = defineEndpoint({ ...saveThing, name: 'saveList', reply: z.object({ list: z.array(z.string()) }) });

/** Yields one row, then ends or fails. */
async function* readRows<Row>(row: Row, made: { isOver: boolean }): AsyncGenerator<Row> {
  try {
    for (let count = 0; count < 3; count += 1) yield row;
    throw new Error('the database is unavailable');
  } finally {
    made.isOver = true;
  }
}

const STREAMS = {
  'a reply': (made: { isOver: boolean }) =>
    handle(saveList, async () => new JsonStream<{ list: string[] }>({ list: readRows('x'.repeat(20_000), made) })),
  'a table': (made: { isOver: boolean }) =>
    handle(saveTable, async () =>
      answerCsv({ fileName: 'a.csv', header: ['a'], rows: readRows(['x'.repeat(20_000)], made) }),
    ),
} as const;

async function requestOf(): Promise<[string, RequestInit]> {
  const params = { title: 'a', count: 1 };
  const headers = { ...jsonHeaders, ...(await signedHeaders(params)) };
  return [saveThing.path, { method: 'POST', body: JSON.stringify(params), headers }];
}

it.each(Object.entries(STREAMS))('logs the interruption of %s that is read while it is sent', async (_name, create) => {
  const logged: LoggedEntry[] = [];
  const made = { isOver: false };
  const response = await buildTestApp({ handlers: [create(made)], logged }).request(...(await requestOf()));
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('the database is unavailable');
  expect(logged.filter(({ level }) => level === 'error')).toEqual([
    {
      level: 'error',
      fields: expect.objectContaining({ requestId: 'request-1', err: new Error('the database is unavailable') }),
      message: 'a response was aborted',
    },
  ]);
});

it.each(Object.entries(STREAMS))('logs no failure where the client leaves %s', async (_name, create) => {
  const logged: LoggedEntry[] = [];
  const made = { isOver: false };
  const response = await buildTestApp({ handlers: [create(made)], logged }).request(...(await requestOf()));
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect(made.isOver).toBe(true);
  expect(logged.filter(({ level }) => level === 'error')).toEqual([]);
});

it('R8.2 answers 10001 while the database cannot be reached', async () => {
  const causes = [
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' }),
    Object.assign(new Error('the database system is shutting down'), { code: '57P03' }),
    Object.assign(new Error('lock not available'), { code: '55P03' }),
    new Error('Connection terminated unexpectedly'),
    new Error('query failed', { cause: Object.assign(new Error('too many'), { code: '53300' }) }),
  ];
  for (const cause of causes) {
    const broken = handle(getTime, async () => {
      throw cause;
    });
    const response = await buildTestApp({ handlers: [broken] }).request('/time');
    expect([response.status, await codeOf(response)]).toEqual([503, ERROR.databaseBusy]);
  }
});

it('R8.3 answers a wrong format with 20001 and every failing field', async () => {
  const response = await post([echo], { title: 'far too long a title', count: 0 });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    result: false,
    error: {
      code: ERROR.invalidFormat,
      message: 'wrong parameter format',
      fields: { title: 'field.tooLong', count: 'field.range' },
    },
  });
});

it('R8.20 answers a body that is no JSON object with 70000, one of another kind with 20001', async () => {
  for (const body of ['{"title":', '[]', '"text"', 'null']) {
    const response = await post([echo], {}, { body });
    expect([response.status, await codeOf(response)]).toEqual([400, ERROR.parameterError]);
  }
  const form = await post([echo], {}, { headers: { 'content-type': 'text/plain' } });
  expect([form.status, await codeOf(form)]).toEqual([400, ERROR.invalidFormat]);
});

it('passes on what a handler refuses, with fields and parameters', async () => {
  const handler = handle(getTime, async () => {
    throw new ApiError(ERROR.verificationCodeStillValid, {
      fields: { email: 'field.invalid' },
      params: { seconds: 42 },
    });
  });
  const response = await buildTestApp({ handlers: [handler] }).request('/time');
  expect(response.status).toBe(409);
  expect((await response.json()).error).toMatchObject({
    code: ERROR.verificationCodeStillValid,
    fields: { email: 'field.invalid' },
    params: { seconds: 42 },
  });
});

it('passes on responses of bytes and headers that a handler adds', async () => {
  const handler = handle(defineEndpoint({ ...getTime, reply: z.unknown() }), async (_, { responseHeaders }) => {
    responseHeaders.append('set-cookie', 'a=1');
    responseHeaders.append('set-cookie', 'b=2');
    return Response.redirect('https://files.example/game.apk', 302);
  });
  const response = await buildTestApp({ handlers: [handler] }).request('/time');
  expect(response.status).toBe(302);
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(response.headers.get('x-request-id')).toBe('request-1');
});

it('R7.37 serves static files unsigned and to other origins; category.json is no language', async () => {
  const handlers = [
    handle(getLocaleFile, async ({ lang }) => ({ lang })),
    handle(getCategoryNames, async () => ({ 'en-US': { game: 'Games' } })),
  ];
  const app = buildTestApp({ handlers });
  const file = await app.request('/static/locales/en-US.json?r=1');
  expect(await file.json()).toEqual({ lang: 'en-US' });
  expect(file.headers.get('access-control-allow-origin')).toBe('*');
  expect(await (await app.request('/static/locales/category.json')).json()).toEqual({ 'en-US': { game: 'Games' } });
  const unknown = await app.request('/static/locales/xx.json');
  expect([unknown.status, await codeOf(unknown)]).toEqual([404, ERROR.languageNotFound]);
});

it('holds replies against the contract where that is on', async () => {
  const wrong = { ...handle(getTime, async () => ({ time: 1, timeMs: 1 })), run: async () => ({ time: 'now' }) };
  expect((await buildTestApp({ handlers: [wrong] }).request('/time')).status).toBe(500);
  const app = buildTestApp({ handlers: [wrong], api: { checkReplies: false } });
  expect((await app.request('/time')).status).toBe(200);
});

it('does not take two handlers for one endpoint', () => {
  expect(() => createHandlerTable([time, time])).toThrow('two handlers for getTime');
});
