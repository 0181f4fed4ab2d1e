import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccessToken, listAccessTokens, revokeAccessToken } from '#contract/access-token/endpoints.ts';
import { PUBLISHER_PATH } from '#contract/access-token/entities.ts';
import { deleteAccount, exportAccount } from '#contract/account/endpoints.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { USER_STATUS } from '#contract/values/states.ts';
import { isAccessToken } from '#domain/account/access-token.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { listMessages } from '#server/features/outbox/outbox-queries.ts';
import { deleteExpiredData } from '#server/upkeep/delete-expired-data.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { makeDeveloper } from '#tests/product/make-developer.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { type SignedIn, signIn } from '#tests/product/sign-in.ts';
import { hashAccessToken } from './access-token-queries.ts';
import { createFindPublisher } from './publisher-file.ts';

const ORDER = { name: 'Build machine', applicationIds: [], expiresInDays: 90 } as const;

const TOO_MANY = Array.from({ length: LIMITS.listParameterItems + 1 }, () => 'com.a');

let product: TestProduct;
let people = 0;
let email: string;
let developer: SignedIn;
let developerId: number;

beforeAll(async () => {
  product = await openTestProduct();
});

afterAll(() => product.close());

beforeEach(async () => {
  people += 1;
  email = `developer-${people}@example.com`;
  developer = await signIn(product, { email });
  developerId = await makeDeveloper(product, email);
});

const make = (order: Partial<InputOf<typeof createAccessToken>> = {}, { headers } = developer) =>
  product.call(createAccessToken, { ...ORDER, ...order }, { headers });
const refuse = (order: object, { headers } = developer) =>
  product.refuse(createAccessToken, { ...ORDER, ...order }, { headers });
const listOf = ({ headers } = developer) => product.call(listAccessTokens, {}, { headers });
const revoke = (id: number, { headers } = developer) => product.call(revokeAccessToken, { id }, { headers });

describe('making one', () => {
  it('returns the secret once, and stores only its hash and prefix', async () => {
    const { token, accessToken } = await make({ name: '  CI  ' });
    expect(isAccessToken(token)).toBe(true);
    expect(accessToken).toEqual({
      id: accessToken.id,
      name: 'CI',
      prefix: token.slice(0, 8),
      scope: 'publish',
      applicationIds: null,
      createdAt: new Date(product.clock.now()).toISOString(),
      expiresAt: new Date(product.clock.now() + 90 * DAY_MS).toISOString(),
      lastUsedAt: null,
    });
    expect(await listOf()).toEqual({ count: 1, list: [accessToken], publisher: null });
    const row = await product.db.selectFrom('access_tokens').selectAll().executeTakeFirstOrThrow();
    expect(row.token_hash).toEqual(hashAccessToken(token));
    const secret = token.slice(12);
    const audit = await product.db.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify([row, audit, product.logged])).not.toContain(secret);
  });

  it('limits it to the applications that are named, in either case of letters and however often', async () => {
    const { appId } = await buildApplication(product.db, { developer_id: developerId });
    await buildApplication(product.db, { developer_id: developerId });
    const { accessToken } = await make({ applicationIds: [appId.toUpperCase(), appId] });
    expect(accessToken.applicationIds).toEqual([appId]);
    expect((await listOf()).list).toEqual([accessToken]);
  });

  it("reports another developer's application as not found, with 50004", async () => {
    const { appId } = await buildApplication(product.db);
    expect(await refuse({ applicationIds: [appId] })).toEqual({ status: 404, code: ERROR.applicationNotFound });
    expect(await refuse({ applicationIds: ['com.no.such'] })).toEqual({ status: 404, code: ERROR.applicationNotFound });
    expect((await listOf()).count).toBe(0);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: ' \t' }, 'name'],
    [{ name: 'x'.repeat(LIMITS.accessTokenNameLength + 1) }, 'name'],
    [{ name: 7 }, 'name'],
    [{ expiresInDays: 0 }, 'expiresInDays'],
    [{ expiresInDays: 366 }, 'expiresInDays'],
    [{ expiresInDays: null }, 'expiresInDays'],
    [{ applicationIds: [7] }, 'applicationIds'],
    [{ applicationIds: TOO_MANY }, 'applicationIds'],
  ])('refuses %o with 20001 and names the field', async (order, field) => {
    const refusal = await refuse(order);
    expect(refusal).toMatchObject({ status: 400, code: ERROR.invalidFormat, fields: { [field]: expect.any(String) } });
  });

  it('is written to the audit log, its end as well, and the developer reads of it in an export', async () => {
    const { accessToken } = await make();
    await revoke(accessToken.id);
    const entries = await listAuditOf(product.db, `user:${developerId}`);
    const tokenId = accessToken.id;
    expect(entries).toMatchObject([
      {
        actorUserId: developerId,
        action: 'access_token.create',
        details: { tokenId, scope: 'publish', applications: null, expiresInDays: 90 },
      },
      { actorUserId: developerId, action: 'access_token.revoke', details: { tokenId } },
    ]);
    const { history } = await product.call(exportAccount, {}, { headers: developer.headers });
    expect(history.map(({ action }) => action)).toContain('access_token.create');
  });

  it('notifies the developer by email immediately, without the secret', async () => {
    const { token } = await make({ name: 'Nightly' });
    const message = await vi.waitFor(
      async () => {
        const [sent] = await listMessages(product.db, { to: email });
        if (sent === undefined) throw new Error('nothing was sent');
        return sent;
      },
      { timeout: 20_000, interval: 50 },
    );
    expect(message).toMatchObject({ kind: 'accessToken', text: expect.stringContaining('Nightly') });
    expect(JSON.stringify(message)).not.toContain(token.slice(8));
  });

  it('is limited to 20 tokens, even with concurrent calls; revoking one makes room', async () => {
    for (let made = 2; made < LIMITS.accessTokens; made += 1) await make();
    const { headers } = developer;
    const answers = await Promise.all([1, 2, 3, 4].map(() => product.send(createAccessToken, ORDER, { headers })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 400, 400]);
    const { count, list } = await listOf();
    expect(count).toBe(LIMITS.accessTokens);
    expect(await refuse({})).toEqual({ status: 400, code: ERROR.parameterError });
    await revoke(list[0]?.id ?? 0);
    await make();
  });

  it('is allowed only to developers with write access', async () => {
    const player = await signIn(product, { email: `player-${people}@example.com` });
    expect(await product.refuse(createAccessToken, ORDER)).toEqual({ status: 401, code: ERROR.authorizationMissing });
    expect(await refuse({}, player)).toEqual({ status: 403, code: ERROR.permissionDenied });
    expect(await product.refuse(listAccessTokens, {}, { headers: player.headers })).toMatchObject({
      code: ERROR.permissionDenied,
    });
    await product.db.updateTable('providers').set({ is_enabled: false }).where('user_id', '=', developerId).execute();
    expect(await refuse({})).toEqual({ status: 409, code: ERROR.providerNotEnabled });
  });
});

describe('revoking one', () => {
  it("removes it from the list, once; another developer's token is reported as not found", async () => {
    const { accessToken } = await make();
    const { headers } = developer;
    const stranger = await signIn(product, { email: `stranger-${people}@example.com` });
    await makeDeveloper(product, `stranger-${people}@example.com`);
    const unknown = { status: 400, code: ERROR.parameterError };
    expect(await product.refuse(revokeAccessToken, { id: accessToken.id }, { headers: stranger.headers })).toEqual(
      unknown,
    );
    expect(await revoke(accessToken.id)).toEqual({ result: true });
    expect((await listOf()).count).toBe(0);
    expect(await product.refuse(revokeAccessToken, { id: accessToken.id }, { headers })).toEqual(unknown);
    expect(await product.refuse(revokeAccessToken, { id: 'x' }, { headers })).toMatchObject({
      code: ERROR.invalidFormat,
    });
  });

  it('is open to an account that its owner has switched off', async () => {
    const { accessToken } = await make();
    const switchOff = product.db.updateTable('users').set({ status: USER_STATUS.deactivated });
    await switchOff.where('id', '=', developerId).execute();
    expect(await revoke(accessToken.id)).toEqual({ result: true });
  });
});

it('lists expired tokens as long as they are of use, and deletes expired and revoked ones after 90 days', async () => {
  const short = await make({ expiresInDays: 7 });
  const gone = await make();
  await revoke(gone.accessToken.id);
  product.clock.advance(8 * DAY_MS);
  developer = await signIn(product, { email });
  expect((await listOf()).list.map(({ id }) => id)).toEqual([short.accessToken.id]);
  const kept = async () => {
    await deleteExpiredData(product.db, product.clock.now());
    const rows = await product.db.selectFrom('access_tokens').where('user_id', '=', developerId).select('id').execute();
    return rows.length;
  };
  expect(await kept()).toBe(2);
  product.clock.advance((LIMITS.accessTokenKeptDays - 8) * DAY_MS);
  expect(await kept()).toBe(1);
  product.clock.advance(7 * DAY_MS);
  expect(await kept()).toBe(0);
});

it('describes the command-line tool that the built product serves', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'starhall-client-'));
  const find = createFindPublisher({ clientFolder: folder });
  expect(await createFindPublisher({ clientFolder: join(folder, 'none') })()).toBeNull();
  await mkdir(join(folder, 'downloads'));
  await writeFile(join(folder, PUBLISHER_PATH), 'starhall');
  const sha256 = createHash('sha256').update('starhall').digest('hex');
  expect(await find()).toEqual({ path: PUBLISHER_PATH, sha256 });
  await rm(folder, { recursive: true });
});

it('goes with its account', async () => {
  await make();
  await product.call(deleteAccount, { confirm: email }, { headers: developer.headers });
  const rows = await product.db.selectFrom('access_tokens').where('user_id', '=', developerId).select('id').execute();
  expect(rows).toEqual([]);
});

it('counts against the limit of all calls', async () => {
  const settings = { RATE_LIMIT: 'on', RATE_LIMIT_CALLS: '5' };
  const limited = await openTestProduct({ settings, beside: product });
  const { token } = await make({ name: 'Busy' });
  const headers = { authorization: `Bearer ${token}` };
  const statuses = [];
  for (let call = 0; call < 6; call += 1) {
    statuses.push((await limited.request('/api/app?applicationId=com.example.none', { headers })).status);
  }
  await limited.close();
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
});

it('is made for a limited number of times an hour, since each sends a mail, also where all are revoked', async () => {
  const limited = await openTestProduct({ settings: { RATE_LIMIT: 'on', RATE_LIMIT_NOTICES: '2' }, beside: product });
  const { headers } = developer;
  const makeAndRevoke = async () => {
    const response = await limited.send(createAccessToken, ORDER, { headers });
    const { accessToken } = await response.json();
    if (response.status === 200) await limited.call(revokeAccessToken, { id: accessToken.id }, { headers });
    return response.status;
  };
  const statuses = [await makeAndRevoke(), await makeAndRevoke(), await makeAndRevoke()];
  await limited.close();
  expect(statuses).toEqual([200, 200, 429]);
  const made = product.db.selectFrom('access_tokens').select('id').where('user_id', '=', developerId);
  expect(await made.execute()).toHaveLength(2);
});
