import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { listPolicyReports } from '#contract/policy-report/endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';
import { deleteExpiredPolicyReports } from './policy-report-queries.ts';

const PATH = '/api/policy/reports';
const ORIGIN = 'http://localhost';

interface Sending {
  readonly type: string;
  readonly method: string;
  readonly more: Readonly<Record<string, string>>;
  readonly to: TestProduct;
}

let product: TestProduct;
let headers: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  product = await openTestProduct();
  ({ headers } = await signIn(product, { email: 'operator@starhall.test' }));
});
beforeEach(() => product.db.deleteFrom('policy_reports').execute());
afterAll(() => product.close());

const csp = (blocked: string, page = '/games') => ({
  'csp-report': {
    'document-uri': `${ORIGIN}${page}?q=1`,
    'effective-directive': 'script-src-elem',
    'blocked-uri': blocked,
  },
});

/** Sends a report like a browser. */
async function send(
  body: unknown,
  { type = 'application/csp-report', method = 'POST', more = {}, to = product }: Partial<Sending> = {},
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await to.request(PATH, {
    method,
    ...(method === 'GET' ? {} : { body: text }),
    headers: { 'content-type': type, ...more },
  });
  return response.status;
}

const list = async () => (await product.call(listPolicyReports, {}, { headers })).list;

it('counts what is the same, in either form, with the first and the last time', async () => {
  const firstAt = new Date(product.clock.now()).toISOString();
  expect(await send(csp('inline'))).toBe(204);
  product.clock.advance(60_000);
  const body = { documentURL: `${ORIGIN}/games`, effectiveDirective: 'script-src-elem', blockedURL: 'inline' };
  const report = { type: 'csp-violation', body };
  expect(await send([report, report], { type: 'application/reports+json' })).toBe(204);
  expect(await send(csp('https://evil.example/a.js?b', '/en-US'))).toBe(204);
  const lastAt = new Date(product.clock.now()).toISOString();
  const known = { directive: 'script-src-elem', lastAt };
  expect(await list()).toEqual([
    { ...known, blocked: 'https://evil.example/a.js', page: '/en-US', count: 1, firstAt: lastAt },
    { ...known, blocked: 'inline', page: '/games', count: 3, firstAt },
  ]);
});

it('refuses other methods, media types, sizes, texts and sites, and keeps nothing of them', async () => {
  expect(await send(csp('inline'), { method: 'GET' })).toBe(405);
  expect(await send(csp('inline'), { type: 'application/json' })).toBe(400);
  expect(await send(csp('a'.repeat(LIMITS.policyReportBytes)))).toBe(413);
  expect(await send('{')).toBe(400);
  expect(await send(csp('inline'), { more: { 'sec-fetch-site': 'cross-site' } })).toBe(403);
  expect(await send(csp('inline'), { more: { origin: 'https://evil.example' } })).toBe(403);
  for (const body of ['null', '[]', '{}', '[[]]', '{"csp-report":{"document-uri":"https://other.example/"}}']) {
    expect(await send(body)).toBe(204);
  }
  expect(await list()).toEqual([]);
});

it('takes so many a minute from one address', async () => {
  const to = await openTestProduct({ settings: { RATE_LIMIT: 'on' } });
  try {
    for (let sent = 0; sent < LIMITS.policyReportsPerMinute; sent += 1) expect(await send('[]', { to })).toBe(204);
    expect(await send('[]', { to })).toBe(429);
  } finally {
    await to.close();
  }
});

it('keeps a bounded number of them, those reported last', async () => {
  const at = new Date(product.clock.now());
  const rows = Array.from({ length: LIMITS.policyReportsKept }, (_, index) => {
    return { directive: 'img-src', blocked: 'data', page: `/${index}`, count: 1, first_at: at, last_at: at };
  });
  await product.db.insertInto('policy_reports').values(rows).execute();
  product.clock.advance(1000);
  await Promise.all([send(csp('inline', '/new')), send(csp('inline', '/newer'))]);
  const { count } = await product.call(listPolicyReports, {}, { headers });
  expect(count).toBe(LIMITS.policyReportsKept);
  expect((await list()).slice(0, 2).map(({ page }) => page)).toEqual(['/new', '/newer']);
});

it('forgets what is not reported anymore', async () => {
  await send(csp('inline'));
  await deleteExpiredPolicyReports(product.db, product.clock.now() + (LIMITS.policyReportDays - 1) * DAY_MS);
  expect(await list()).toHaveLength(1);
  await deleteExpiredPolicyReports(product.db, product.clock.now() + (LIMITS.policyReportDays + 1) * DAY_MS);
  const left = await product.db.selectFrom('policy_reports').selectAll().execute();
  expect(left).toEqual([]);
});

it('shows them to operators only', async () => {
  const { headers: player } = await signIn(product, { email: 'player@example.com' });
  expect(await product.refuse(listPolicyReports, {}, { headers: player })).toMatchObject({
    code: ERROR.permissionDenied,
  });
});
