import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPublicClient } from '#client/create-public-client.ts';
import { issueAppleToken, issueGoogleToken, loginWithApple, loginWithGoogle } from '#contract/account/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { USER_STATUS, type UserStatus } from '#contract/values/states.ts';
import { meetAtLock } from '#tests/product/meet-at-lock.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { askForNonce, BROWSER_HEADERS, signIn, signInWithBrowser } from '#tests/product/sign-in.ts';

const PROVIDERS = [
  {
    provider: 'google',
    login: loginWithGoogle,
    issue: issueGoogleToken,
    loginType: 1,
    rejectedCode: ERROR.googleCredentialRejected,
  },
  {
    provider: 'apple',
    login: loginWithApple,
    issue: issueAppleToken,
    loginType: 2,
    rejectedCode: ERROR.appleCredentialRejected,
  },
] as const;
const SEVEN_DAYS = 7 * 24 * 60 * 60;

let product: TestProduct;
let people = 0;
let email = '';

beforeAll(async () => {
  product = await openTestProduct();
});

beforeEach(() => {
  people += 1;
  email = `person-${people}@example.com`;
});

afterAll(() => product.close());

const findUsers = () => product.db.selectFrom('users').selectAll().where('email', '=', email).orderBy('id').execute();

describe.each(PROVIDERS)('$provider', ({ provider, login, issue, loginType, rejectedCode }) => {
  it('R1.20 R1.21 R3.51 R6.12 R7.19 R7.20 returns a token session, without an Authorization header', async () => {
    const { idToken: token } = await product.call(issue, { email });
    const session = await product.call(login, { token });
    const nowSeconds = Math.floor(product.clock.now() / 1000);
    expect(session).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      tokenType: 'Bearer',
      expiresAt: nowSeconds + SEVEN_DAYS,
      expiresIn: SEVEN_DAYS,
      loginType,
    });
    expect(String(session.expiresAt)).toHaveLength(10);
  });

  it.each([{}, { token: '' }, { token: null }, { token: 5 }, { token: 'x'.repeat(8193) }])(
    'R1.21 R7.19 refuses %j with 20001',
    async (body) => {
      expect(await product.refuse(login, body)).toMatchObject({
        status: 400,
        code: ERROR.invalidFormat,
        fields: { token: expect.any(String) },
      });
    },
  );

  it('R1.20 R7.19 rejects malformed and forged tokens', async () => {
    const { idToken } = await product.call(issue, { email });
    const forged = `${idToken.slice(0, -10)}${idToken.slice(-10) === 'AAAAAAAAAA' ? 'B' : 'A'.repeat(10)}`;
    for (const token of ['x', 'a.b.c', forged]) {
      expect(await product.refuse(login, { token })).toEqual({ status: 401, code: rejectedCode });
    }
  });

  it('refuses an expired token', async () => {
    const { idToken: token } = await product.call(issue, { email });
    product.clock.advance(3_700_000);
    expect(await product.refuse(login, { token })).toEqual({ status: 401, code: rejectedCode });
  });

  it('finds the account again, and stores what the provider reports', async () => {
    await signIn(product, { email, name: 'Mei Lin' }, provider);
    await signIn(product, { email, name: 'Mei Wang' }, provider);
    const users = await findUsers();
    expect(users).toHaveLength(1);
    expect(users[0]).toMatchObject({
      account: expect.stringMatching(new RegExp(`^${provider}:`)),
      nickname: 'MeiLin',
      type: 1,
      status: 1,
      login_type: loginType,
      is_email_confirmed: true,
      given_name: 'Mei',
      family_name: 'Lin',
      created_at: new Date(product.clock.now()),
    });
  });

  it('creates one account for concurrent first sign-ins', async () => {
    await Promise.all(Array.from({ length: 5 }, () => signIn(product, { email }, provider)));
    expect(await findUsers()).toHaveLength(1);
  });

  it('opens no session of an account that is suspended or deleted at this moment', async () => {
    const cases = [
      [{ status: USER_STATUS.suspended }, ERROR.accountSuspended],
      [{ deleted_at: new Date(0) }, ERROR.accountDeleted],
    ] as const;
    for (const [change, code] of cases) {
      const address = `${code}-${email}`;
      await signIn(product, { email: address }, provider);
      const { id } = await product.db
        .selectFrom('users')
        .select('id')
        .where('email', '=', address)
        .executeTakeFirstOrThrow();
      const { idToken: token } = await product.call(issue, { email: address });
      const refused = await meetAtLock(product.db, {
        lock: (trx) => sql`SELECT FROM users WHERE id = ${id} FOR UPDATE`.execute(trx),
        call: () => product.refuse(login, { token }),
        act: (trx) => trx.updateTable('users').set(change).where('id', '=', id).execute(),
      });
      expect(refused).toMatchObject({ code });
      const opened = product.db.selectFrom('sessions').select('id').where('user_id', '=', id);
      expect(await opened.execute()).toHaveLength(1);
    }
  });

  it('never finds an account by its email', async () => {
    await signIn(product, { email, sub: 'first' }, provider);
    await signIn(product, { email, sub: 'second' }, provider);
    expect((await findUsers()).map(({ account }) => account)).toEqual([`${provider}:first`, `${provider}:second`]);
    await product.db.deleteFrom('sessions').execute();
    await product.db.deleteFrom('identities').where('subject', 'in', ['first', 'second']).execute();
    await product.db.deleteFrom('users').where('email', '=', email).execute();
  });

  it('adopts an address that changed or was verified', async () => {
    const readUser = async () => {
      const where = ['account', '=', `${provider}:moving-${people}`] as const;
      return product.db
        .selectFrom('users')
        .select(['email', 'is_email_confirmed'])
        .where(...where)
        .executeTakeFirst();
    };
    const sub = `moving-${people}`;
    await signIn(product, { email, sub, emailVerified: false }, provider);
    expect(await readUser()).toEqual({ email, is_email_confirmed: false });
    await signIn(product, { email, sub }, provider);
    expect(await readUser()).toEqual({ email, is_email_confirmed: true });
    await signIn(product, { email: `new-${email}`, sub }, provider);
    expect(await readUser()).toEqual({ email: `new-${email}`, is_email_confirmed: true });
  });

  it('R8.9 R6.10 refuses a suspended account with 30013 and a deleted one with 30014, and opens no session', async () => {
    await signIn(product, { email }, provider);
    const [user] = await findUsers();
    const userId = user?.id ?? 0;
    const { idToken: token } = await product.call(issue, { email });
    const change = (values: { status?: UserStatus; deleted_at?: string | null }) =>
      product.db.updateTable('users').set(values).where('id', '=', userId).execute();
    await change({ status: 2 });
    expect(await product.refuse(login, { token })).toEqual({ status: 403, code: ERROR.accountSuspended });
    await change({ status: 1, deleted_at: '2026-01-01T00:00:00Z' });
    expect(await product.refuse(login, { token })).toEqual({ status: 403, code: ERROR.accountDeleted });
    const sessions = await product.db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute();
    expect(sessions).toHaveLength(1);
    await change({ status: 3, deleted_at: null });
    await expect(product.call(login, { token })).resolves.toMatchObject({ loginType });
  });

  it('stores only hashes of secrets', async () => {
    const { session, headers } = await signInWithBrowser(product, { email }, provider);
    const row = await product.db.selectFrom('sessions').selectAll().orderBy('expires_at', 'desc').execute();
    const stored = JSON.stringify(row.map((columns) => Object.values(columns).map(String)));
    expect(stored).not.toContain(session.token);
    expect(stored).not.toContain(headers.cookie?.split('=')[1]);
    expect(stored).not.toContain('198.51.100.1');
    expect(row[0]?.token_hash).toHaveLength(32);
  });

  it('R7.20 hands the data back through the client, and empty data on failure', async () => {
    const client = createPublicClient({
      fetch: async (url, init) => product.request(url, init),
      baseUrl: '',
      secret: 'test sign secret',
      now: product.clock.now,
      timers: { setTimeout: () => 0, clearTimeout: () => undefined },
      randomText: () => crypto.randomUUID(),
      storage: { getItem: () => '0', setItem: () => undefined, removeItem: () => undefined },
      loadingBar: { start: () => undefined, finish: () => undefined },
      hasMessage: () => true,
      showMessage: () => undefined,
      log: () => undefined,
    });
    const { idToken: token } = await product.call(issue, { email });
    const { data, failure } = await client.request(login, { token });
    expect(failure).toBeNull();
    expect(data).toMatchObject({ tokenType: 'Bearer', loginType, expiresIn: SEVEN_DAYS });
    const refused = await client.request(login, { token: 'x' });
    expect(refused).toMatchObject({ data: {}, failure: { kind: 'refused', code: rejectedCode } });
    expect(refused.data).toEqual({});
  });
});

describe('nonces', () => {
  const tokenWith = async (nonce?: string) => (await product.call(issueGoogleToken, { email, nonce })).idToken;
  const refused = { status: 401, code: ERROR.googleCredentialRejected };

  it('serve one sign-in', async () => {
    const { nonce, cookie } = await askForNonce(product);
    const token = await tokenWith(nonce);
    const headers = { ...BROWSER_HEADERS, cookie };
    await expect(product.call(loginWithGoogle, { token }, { headers })).resolves.toMatchObject({ loginType: 1 });
    expect(await product.refuse(loginWithGoogle, { token }, { headers })).toEqual(refused);
    expect(await product.refuse(loginWithGoogle, { token: await tokenWith(nonce) }, { headers })).toEqual(refused);
  });

  it('are valid for one of many concurrent sign-ins', async () => {
    const { nonce, cookie } = await askForNonce(product);
    const token = await tokenWith(nonce);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => product.send(loginWithGoogle, { token }, { headers: { cookie } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  });

  it('serve the browser that asked for them only', async () => {
    const mine = await askForNonce(product);
    const other = await askForNonce(product);
    const token = await tokenWith(mine.nonce);
    const carried: Record<string, string>[] = [{}, { cookie: other.cookie }, { cookie: 'presign=' }];
    for (const headers of carried) {
      expect(await product.refuse(loginWithGoogle, { token }, { headers })).toEqual(refused);
    }
    await expect(product.call(loginWithGoogle, { token }, { headers: { cookie: mine.cookie } })).resolves.toBeDefined();
  });

  it('expire after an hour', async () => {
    const { nonce, cookie } = await askForNonce(product);
    product.clock.advance(3_600_000);
    const token = await tokenWith(nonce);
    expect(await product.refuse(loginWithGoogle, { token }, { headers: { cookie } })).toEqual(refused);
  });

  it('are ours: a token with any other is refused', async () => {
    const { nonce, cookie } = await askForNonce(product);
    for (const other of ['x', nonce.slice(0, -1), `${nonce}A`, `z${nonce}`, nonce.replace('.', '0.')]) {
      const token = await tokenWith(other);
      expect(await product.refuse(loginWithGoogle, { token }, { headers: { cookie } })).toEqual(refused);
    }
  });

  it('are needed wherever a page signs in; programs go without', async () => {
    const token = await tokenWith();
    const pages: Record<string, string>[] = [{ origin: 'http://localhost' }, { 'sec-fetch-site': 'same-origin' }];
    for (const headers of pages) {
      expect(await product.refuse(loginWithGoogle, { token }, { headers })).toEqual(refused);
    }
    await expect(product.call(loginWithGoogle, { token })).resolves.toBeDefined();
  });

  it('are deleted when they expire', async () => {
    await signInWithBrowser(product, { email });
    product.clock.advance(3_601_000);
    await signInWithBrowser(product, { email });
    expect(await product.db.selectFrom('used_nonces').select('expires_at').execute()).toHaveLength(1);
  });
});
