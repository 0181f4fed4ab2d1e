import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { watchAnswers } from './watch-answers.ts';

const failure = (status: number, code: number) =>
  Response.json({ result: false, error: { code, message: '' } }, { status });

/** The report on one response. */
async function check(method: string, path: string, answer: Response): Promise<string[]> {
  const reported: string[] = [];
  const app = new Hono();
  app.use(
    '*',
    watchAnswers((mismatch) => reported.push(mismatch)),
  );
  app.all('*', () => answer);
  await app.request(path, { method });
  return reported;
}

it('names call, status and code of an answer that is not described', async () => {
  expect(await check('GET', '/api/public/app', failure(409, ERROR.secondOperatorNeeded))).toEqual([
    expect.stringMatching(
      /^GET \/api\/public\/app: 409 60044 is no documented body \(\/error\/code must be equal to one of the allowed values\)$/,
    ),
  ]);
  expect(await check('GET', '/api/public/app', new Response(null, { status: 204 }))).toEqual([
    'GET /api/public/app: 204 is no documented status',
  ]);
  expect(await check('GET', '/api/nothing', Response.json({}))).toEqual(['GET /api/nothing: 200 is no operation']);
});

it('names the part of a success that is not as described', async () => {
  expect(await check('GET', '/api/public/app/list', Response.json({ count: '1', list: [] }))).toEqual([
    'GET /api/public/app/list: 200 is no documented body (/count must be integer)',
  ]);
  expect(await check('GET', '/api/public/app/list', new Response('count'))).toEqual([
    'GET /api/public/app/list: 200 is no documented body (/ must be object)',
  ]);
  expect(await check('GET', '/api/public/app/list', Response.json({ count: 0, list: [] }))).toEqual([]);
});

it('is content with what is described: codes of the call, of all calls, other methods and addresses, pages', async () => {
  expect(await check('GET', '/api/public/app', failure(404, ERROR.applicationNotFound))).toEqual([]);
  expect(await check('HEAD', '/api/public/app', new Response(null, { status: 404 }))).toEqual([]);
  for (const [status, code] of [
    [414, ERROR.invalidFormat],
    [429, ERROR.systemBusy],
    [503, ERROR.databaseBusy],
  ] as const) {
    expect(await check('GET', '/api/public/app', failure(status, code))).toEqual([]);
  }
  expect(await check('PATCH', '/api/public/app', failure(405, ERROR.parameterError))).toEqual([]);
  expect(await check('GET', '/api/nothing', failure(404, ERROR.parameterError))).toEqual([]);
  expect(await check('PATCH', '/api/uploads/1', new Response(null, { status: 204 }))).toEqual([]);
  expect(await check('GET', '/store/record', new Response('', { status: 418 }))).toEqual([]);
});
