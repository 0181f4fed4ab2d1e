import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount, getUserProfile, issueAppleToken, issueGoogleToken } from '#contract/account/endpoints.ts';
import { linkApple, linkEmail, linkGoogle, linkOpenId, removeIdentity } from '#contract/account/identity-endpoints.ts';
import { listIdentities, loginWithEmail, sendSignInCode } from '#contract/account/sign-in-endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { LOGIN_TYPE } from '#contract/values/states.ts';
import { sendEmailCode, verifyEmail } from '#contract/verification/endpoints.ts';
import { KEYCLOAK_CLIENT, startKeycloak } from '#tests/identity/start-keycloak.ts';
import { meetAtLock } from '#tests/product/meet-at-lock.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { readCode } from '#tests/product/read-code.ts';
import { askForNonce, BROWSER_HEADERS, type SignedIn, signIn, signInWithBrowser } from '#tests/product/sign-in.ts';

let keycloak: Awaited<ReturnType<typeof startKeycloak>>;
let product: TestProduct;
let people = 0;
let email = '';
let owner: SignedIn;

beforeAll(async () => {
  keycloak = await startKeycloak();
  const providers = [{ id: 'keycloak', name: 'Keycloak', issuer: keycloak.issuer, ...KEYCLOAK_CLIENT }];
  product = await openTestProduct({
    settings: { EMAIL_SIGN_IN: 'on', PUBLIC_ORIGIN: 'http://localhost', OIDC_PROVIDERS: JSON.stringify(providers) },
  });
});

beforeEach(async () => {
  people += 1;
  email = `owner-${people}@example.com`;
  keycloak.behave({ claims: { sub: `person-${people}`, email: `kc-${people}@example.com` } });
  owner = await signIn(product, { email });
});

afterAll(async () => {
  await product.close();
  await keycloak.close();
});

const tokenOf = async (address: string, issue: typeof issueGoogleToken | typeof issueAppleToken = issueAppleToken) =>
  (await product.call(issue, { email: address })).idToken;
const link = async ({ headers }: SignedIn = owner, address = `second-${email}`) =>
  product.call(linkApple, { token: await tokenOf(address) }, { headers });
const list = ({ headers }: SignedIn = owner) => product.call(listIdentities, {}, { headers });
const profileOf = ({ headers }: SignedIn = owner) => product.call(getUserProfile, {}, { headers });
const idOf = async (loginType: number, person = owner) =>
  (await list(person)).list.find((identity) => identity.loginType === loginType)?.id ?? 'none';
const remove = (id: string, { headers }: SignedIn = owner) => product.send(removeIdentity, { id }, { headers });
const codeOf = async (response: Response) => {
  const { error } = await response.json();
  return error?.code ?? null;
};
const auditOf = async ({ id }: { id: number }) => {
  const rows = await product.db.selectFrom('audit_log').selectAll().where('subject', '=', `user:${id}`).execute();
  return rows.map(({ action, actor_id, details }) => ({ action, actor: actor_id, details }));
};
const noticesTo = async (recipient: string) => {
  const rows = product.db.selectFrom('outbox').select(['subject', 'text']).where('recipient', '=', recipient);
  return rows.where('kind', '=', 'identityChanged').orderBy('id').execute();
};

describe('linking', () => {
  it('adds a way to sign in to the same account, which then works', async () => {
    const before = await profileOf();
    await link();
    expect((await list()).list).toMatchObject([
      { loginType: LOGIN_TYPE.google, email: 'o•••@example.com', isOffered: true },
      { loginType: LOGIN_TYPE.apple, email: 's•••@example.com', isOffered: true, lastUsedAt: null },
    ]);
    product.clock.advance(60_000);
    const other = await signIn(product, { email: `second-${email}` }, 'apple');
    const after = await profileOf(other);
    expect(after).toMatchObject({ id: before.id, account: before.account, email, loginType: LOGIN_TYPE.google });
    expect((await list()).list[1]?.lastUsedAt).toBe(new Date(product.clock.now()).toISOString());
  });

  it('is in the audit log without an address, and in a mail to the account’s address, once', async () => {
    await link();
    await link();
    const profile = await profileOf();
    expect(await auditOf(profile)).toEqual([
      { action: 'user.link_identity', actor: profile.id, details: { loginType: LOGIN_TYPE.apple } },
    ]);
    await expect.poll(async () => (await noticesTo(email)).length).toBe(1);
    expect((await noticesTo(email))[0]?.text).toContain('Apple · s•••@example.com');
    expect(await noticesTo(`second-${email}`)).toEqual([]);
  });

  it('refuses what belongs to another account, and changes nothing', async () => {
    const stranger = await signIn(product, { email: `second-${email}` }, 'apple');
    const token = await tokenOf(`second-${email}`);
    const taken = { status: 409, code: ERROR.identityOfAnotherAccount };
    expect(await product.refuse(linkApple, { token }, owner)).toEqual(taken);
    expect((await list()).count).toBe(1);
    expect((await list(stranger)).count).toBe(1);
    expect(await auditOf(await profileOf())).toEqual([]);
    const { email: confirm } = await profileOf(stranger);
    await product.call(deleteAccount, { confirm }, stranger);
    expect(await product.refuse(linkApple, { token }, owner)).toEqual(taken);
  });

  it('is limited within an hour, since each change sends a mail', async () => {
    const settings = { RATE_LIMIT: 'on', RATE_LIMIT_NOTICES: '2' };
    const limited = await openTestProduct({ settings, beside: product });
    const statuses = [];
    for (const round of [1, 2, 3]) {
      const token = await tokenOf(`round-${round}-${email}`);
      statuses.push((await limited.send(linkApple, { token }, owner)).status);
      if (round < 3) await remove(await idOf(LOGIN_TYPE.apple));
    }
    await limited.close();
    expect(statuses).toEqual([200, 200, 429]);
    expect((await list()).count).toBe(1);
  });

  it('needs a sign-in of the last ten minutes, by whatever way', async () => {
    product.clock.advance(LIMITS.recentSignInSeconds * 1000 - 1);
    expect(await list()).toMatchObject({ canChange: true });
    await link();
    product.clock.advance(1);
    expect(await list()).toMatchObject({ canChange: false });
    const old = { status: 403, code: ERROR.recentSignInNeeded };
    const { headers } = owner;
    expect(await product.refuse(linkApple, { token: await tokenOf(`third-${email}`) }, { headers })).toEqual(old);
    expect(
      await product.refuse(linkGoogle, { token: await tokenOf(`third-${email}`, issueGoogleToken) }, { headers }),
    ).toEqual(old);
    expect(await product.refuse(linkOpenId, { provider: 'keycloak' }, { headers })).toEqual(old);
    expect(await product.refuse(removeIdentity, { id: await idOf(LOGIN_TYPE.apple) }, { headers })).toEqual(old);
    const again = await signIn(product, { email: `second-${email}` }, 'apple');
    await link(again, `third-${email}`);
    expect((await list(again)).count).toBe(3);
  });

  it('ends at ten ways', async () => {
    for (let count = 1; count < LIMITS.identitiesPerAccount; count += 1) await link(owner, `n${count}-${email}`);
    const token = await tokenOf(`more-${email}`);
    expect(await product.refuse(linkApple, { token }, owner)).toEqual({ status: 400, code: ERROR.parameterError });
    expect((await list()).count).toBe(LIMITS.identitiesPerAccount);
  });

  it('refuses tokens of the other provider, of another browser, and used ones', async () => {
    const rejected = { status: 401, code: ERROR.appleCredentialRejected };
    const token = await tokenOf(`second-${email}`, issueGoogleToken);
    expect(await product.refuse(linkApple, { token }, owner)).toEqual(rejected);
    const browser = await signInWithBrowser(product, { email });
    const [own, foreign] = [await askForNonce(product), await askForNonce(product)];
    const issue = async (nonce: string) =>
      (await product.call(issueAppleToken, { email: `second-${email}`, nonce })).idToken;
    const headers = { ...browser.headers, cookie: `${browser.headers.cookie}; ${own.cookie}` };
    expect(await product.refuse(linkApple, { token: await issue(foreign.nonce) }, { headers })).toEqual(rejected);
    const good = await issue(own.nonce);
    expect((await product.send(linkApple, { token: good }, { headers })).status).toBe(200);
    expect(await product.refuse(linkApple, { token: good }, { headers })).toEqual(rejected);
  });

  it('refuses visitors, unverified accounts and other sites', async () => {
    const token = await tokenOf(`second-${email}`);
    expect(await product.refuse(linkApple, { token })).toMatchObject({ code: ERROR.authorizationMissing });
    const unverified = await signIn(product, { email: `un-${email}`, emailVerified: false });
    expect(await product.refuse(linkApple, { token }, unverified)).toMatchObject({ code: ERROR.emailNotVerified });
    const headers = { ...owner.headers, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect(await product.refuse(linkApple, { token }, { headers })).toMatchObject({ code: ERROR.forbidden });
  });
});

describe('an email address', () => {
  const send = async (address: string) => {
    const { cookie } = await askForNonce(product);
    const headers = { ...BROWSER_HEADERS, cookie };
    await product.call(sendSignInCode, { email: address }, { headers });
    return { cookie, code: await readCode(product, address) };
  };

  it('is linked with the code that this browser has had sent there, and signs in from then on', async () => {
    const address = `mailbox-${email}`;
    const { cookie, code } = await send(address);
    const headers = { ...owner.headers, cookie };
    const { cookie: other } = await askForNonce(product);
    const wrong = { status: 409, code: ERROR.invalidVerificationCode, fields: { code: 'field.emailCode' } };
    expect(
      await product.refuse(linkEmail, { email: address, code }, { headers: { ...headers, cookie: other } }),
    ).toEqual(wrong);
    expect(await product.refuse(linkEmail, { email: address, code }, owner)).toEqual(wrong);
    await product.call(linkEmail, { email: address, code }, { headers });
    expect(await product.refuse(linkEmail, { email: address, code }, { headers })).toEqual(wrong);
    expect((await list()).list[1]).toMatchObject({ loginType: LOGIN_TYPE.email, email: 'm•••@example.com' });
  });

  it('stays when the owner verifies another address, unless it is the account’s own', async () => {
    const address = `mailbox-${email}`;
    const { cookie, code } = await send(address);
    await product.call(linkEmail, { email: address, code }, { headers: { ...owner.headers, cookie } });
    const verify = async (next: string) => {
      await product.call(sendEmailCode, { email: next }, owner);
      await product.call(verifyEmail, { email: next, code: await readCode(product, next) }, owner);
      const { list: ways } = await list();
      return ways.find(({ loginType }) => loginType === LOGIN_TYPE.email)?.email;
    };
    expect(await verify(`zebra-${email}`)).toBe('m•••@example.com');
    expect((await profileOf()).account).toMatch(/^google:/);
  });

  it('follows the account’s address after a recent sign-in only, so an open browser hands nobody the account', async () => {
    const mailbox = `mailbox-${email}`;
    const { cookie, code } = await send(mailbox);
    const { token } = await product.call(loginWithEmail, { email: mailbox, code }, { headers: { cookie } });
    const open = { headers: { authorization: `Bearer ${token}` } };
    const { id } = await product.call(getUserProfile, {}, open);
    const sendTo = (address: string) => product.refuse(sendEmailCode, { email: address }, open);
    const thief = `thief-${email}`;
    await product.call(sendEmailCode, { email: thief }, open);
    const sent = await readCode(product, thief);
    await product.db
      .updateTable('sessions')
      .set({ created_at: new Date(0) })
      .where('user_id', '=', id)
      .execute();
    const old = { status: 403, code: ERROR.recentSignInNeeded };
    expect(await product.refuse(verifyEmail, { email: thief, code: sent }, open)).toEqual(old);
    expect(await sendTo(`other-${email}`)).toEqual(old);
    product.clock.advance(LIMITS.recentSignInSeconds * 1000);
    // An address in other letters is the same one, and an account that nobody enters by its address may change it.
    await product.call(sendEmailCode, { email: mailbox.toUpperCase() }, open);
    await product.call(sendEmailCode, { email: thief }, owner);
  });
});

describe('an OpenID provider', () => {
  const start = async (person: SignedIn) => {
    const response = await product.send(linkOpenId, { provider: 'keycloak' }, { headers: person.headers });
    const cookies = [...response.headers.getSetCookie().map((text) => text.split(';', 1)[0] ?? '')];
    const { url } = linkOpenId.reply.parse(await response.json());
    return { url, cookie: [person.headers.cookie, ...cookies].join('; ') };
  };
  const finish = async (address: URL | string, cookie: string) => {
    const { pathname, search } = new URL(address);
    const response = await product.request(pathname + search, { headers: { cookie, 'accept-language': 'en-US' } });
    expect([response.status, response.headers.getSetCookie()]).toEqual([303, []]);
    return response.headers.get('location');
  };

  it('is linked by the real flow in the session that started it, and opens no other session', async () => {
    const person = await signInWithBrowser(product, { email });
    const { url, cookie } = await start(person);
    expect(new URL(url).searchParams.get('code_challenge_method')).toBe('S256');
    const back = keycloak.agree(url);
    expect(await finish(back, cookie)).toMatch(/\/account\/sign-in\?linked=1$/);
    expect((await list(person)).list[1]).toMatchObject({ loginType: LOGIN_TYPE.openid, name: 'Keycloak' });
    expect(await finish(back, cookie)).toContain(`?failure=${ERROR.openIdRejected}`);
  });

  it('does not come back into another session, or as a sign-in', async () => {
    const person = await signInWithBrowser(product, { email });
    const { url, cookie } = await start(person);
    const back = keycloak.agree(url);
    const stranger = await signInWithBrowser(product, { email: `other-${email}` });
    const presign = cookie.split('; ').find((part) => part.startsWith('presign=')) ?? '';
    const rejected = `?failure=${ERROR.openIdRejected}`;
    expect(await finish(back, `${stranger.headers.cookie}; ${presign}`)).toContain(rejected);
    expect(await finish(back, presign)).toContain(rejected);
    const state = back.searchParams.get('state') ?? '';
    back.searchParams.set('state', state.slice(0, -'~link'.length));
    expect(await finish(back, cookie)).toContain(rejected);
    expect((await list(person)).count).toBe(1);
    expect((await list(stranger)).count).toBe(1);
  });

  it('says on the page that it belongs to another account, or that the sign-in is too old by then', async () => {
    const person = await signInWithBrowser(product, { email });
    const started = await start(person);
    product.clock.advance(LIMITS.recentSignInSeconds * 1000);
    expect(await finish(keycloak.agree(started.url), started.cookie)).toBe(
      `/en-US/account/sign-in?failure=${ERROR.recentSignInNeeded}`,
    );
    const rival = await signInWithBrowser(product, { email: `rival-${email}` });
    const theirs = await start(rival);
    await finish(keycloak.agree(theirs.url), theirs.cookie);
    const again = await start(await signInWithBrowser(product, { email }));
    expect(await finish(keycloak.agree(again.url), again.cookie)).toContain(
      `failure=${ERROR.identityOfAnotherAccount}`,
    );
  });

  it('cannot be linked without a browser’s session, or if it is not set up', async () => {
    const refused = { status: 403, code: ERROR.permissionDenied };
    expect(await product.refuse(linkOpenId, { provider: 'keycloak' }, owner)).toEqual(refused);
    const person = await signInWithBrowser(product, { email });
    const unknown = { status: 401, code: ERROR.openIdRejected };
    expect(await product.refuse(linkOpenId, { provider: 'none' }, { headers: person.headers })).toEqual(unknown);
  });
});

describe('removing', () => {
  it('takes a way to sign in away, ends the other sessions, and tells the owner', async () => {
    await link();
    const other = await signIn(product, { email: `second-${email}` }, 'apple');
    expect((await remove(await idOf(LOGIN_TYPE.apple))).status).toBe(200);
    expect((await list()).list).toMatchObject([{ loginType: LOGIN_TYPE.google }]);
    expect(await product.refuse(getUserProfile, {}, other)).toMatchObject({ code: ERROR.invalidSession });
    const profile = await profileOf();
    expect((await auditOf(profile)).at(-1)).toEqual({
      action: 'user.remove_identity',
      actor: profile.id,
      details: { loginType: LOGIN_TYPE.apple },
    });
    await expect.poll(async () => (await noticesTo(email)).map(({ subject }) => subject)).toHaveLength(2);
    const stranger = await signIn(product, { email: `second-${email}` }, 'apple');
    expect((await profileOf(stranger)).id).not.toBe(profile.id);
  });

  it('gives the account the name of one that is left, so that the removed one can have an account of its own', async () => {
    await link();
    const { id } = await profileOf();
    await remove(await idOf(LOGIN_TYPE.google));
    expect(await profileOf()).toMatchObject({
      id,
      loginType: LOGIN_TYPE.apple,
      account: expect.stringMatching(/^apple:/),
    });
    const stranger = await signIn(product, { email });
    expect(await profileOf(stranger)).toMatchObject({ account: expect.stringMatching(/^google:/) });
    expect((await profileOf(stranger)).id).not.toBe(id);
    expect((await profileOf(await signIn(product, { email: `second-${email}` }, 'apple'))).id).toBe(id);
  });

  it('never takes the last one that the store offers', async () => {
    const last = { status: 409, code: ERROR.lastIdentity };
    expect(await product.refuse(removeIdentity, { id: await idOf(LOGIN_TYPE.google) }, owner)).toEqual(last);
    await link();
    const gone = { login_type: LOGIN_TYPE.openid, issuer: 'https://gone.example', subject: email };
    const row = product.db.updateTable('identities').set(gone).where('login_type', '=', LOGIN_TYPE.apple);
    await row.where('user_id', '=', (await profileOf()).id).execute();
    expect((await list()).list).toMatchObject([{ isOffered: true }, { isOffered: false, name: null }]);
    expect(await product.refuse(removeIdentity, { id: await idOf(LOGIN_TYPE.google) }, owner)).toEqual(last);
    expect((await remove(await idOf(LOGIN_TYPE.openid))).status).toBe(200);
  });

  it('knows only the caller’s own', async () => {
    await link();
    const stranger = await signIn(product, { email: `other-${email}` });
    const unknown = { status: 400, code: ERROR.parameterError };
    for (const id of [await idOf(LOGIN_TYPE.google, stranger), 'x']) {
      expect(await product.refuse(removeIdentity, { id }, owner)).toEqual(unknown);
    }
    expect((await list(stranger)).count).toBe(1);
  });
});

describe('at the same moment', () => {
  const lockOwner = async () => {
    const { id } = await profileOf();
    return (trx: Parameters<Parameters<typeof meetAtLock>[1]['lock']>[0]) =>
      sql`SELECT FROM users WHERE id = ${id} FOR UPDATE`.execute(trx);
  };

  it('two tabs that remove the last two keep one', async () => {
    await link();
    const [google, apple] = [await idOf(LOGIN_TYPE.google), await idOf(LOGIN_TYPE.apple)];
    const answers = await meetAtLock(product.db, {
      lock: await lockOwner(),
      call: () => Promise.all([remove(google), remove(apple)]),
      waiting: 2,
      act: async () => {},
    });
    expect((await Promise.all(answers.map(codeOf))).filter(Boolean)).toEqual([ERROR.lastIdentity]);
    expect((await list()).count).toBe(1);
  });

  it('one identity that two accounts link gets one of them', async () => {
    const rival = await signIn(product, { email: `rival-${email}` });
    const token = await tokenOf(`second-${email}`);
    const both = [owner, rival].map((person) => product.send(linkApple, { token }, { headers: person.headers }));
    const codes = await Promise.all((await Promise.all(both)).map(codeOf));
    expect(codes.filter(Boolean)).toEqual([ERROR.identityOfAnotherAccount]);
    expect([(await list()).count, (await list(rival)).count].toSorted()).toEqual([1, 2]);
  });

  it('a first sign-in that meets a link is the linking account’s, and leaves no second one', async () => {
    const address = `second-${email}`;
    const { id } = await profileOf();
    const key = { login_type: LOGIN_TYPE.apple, issuer: '' };
    await link();
    const { subject } = await product.db
      .deleteFrom('identities')
      .where('user_id', '=', id)
      .where('login_type', '=', LOGIN_TYPE.apple)
      .returning('subject')
      .executeTakeFirstOrThrow();
    const newcomer = await meetAtLock(product.db, {
      lock: (trx) =>
        trx
          .insertInto('identities')
          .values({ ...key, subject, user_id: id })
          .execute(),
      call: () => signIn(product, { email: address }, 'apple'),
      act: async () => {},
    });
    expect((await profileOf(newcomer)).id).toBe(id);
    const named = product.db.selectFrom('users').select('id').where('account', '=', `apple:${subject}`);
    expect(await named.execute()).toEqual([]);
  });

  it('a sign-in that meets the removal of its way is not in the account afterward', async () => {
    await link();
    const { id } = await profileOf();
    const mine = (trx: Parameters<Parameters<typeof meetAtLock>[1]['lock']>[0]) =>
      trx.deleteFrom('identities').where('user_id', '=', id).where('login_type', '=', LOGIN_TYPE.apple).execute();
    const newcomer = await meetAtLock(product.db, {
      lock: mine,
      call: () => signIn(product, { email: `second-${email}` }, 'apple'),
      act: async () => {},
    });
    expect((await profileOf(newcomer)).id).not.toBe(id);
  });
});
