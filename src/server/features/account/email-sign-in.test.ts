import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount, exportAccount, getNonce, getUserProfile } from '#contract/account/endpoints.ts';
import { tokenSessionSchema } from '#contract/account/entities.ts';
import {
  getSignInCodeStatus,
  listIdentities,
  loginWithEmail,
  sendSignInCode,
} from '#contract/account/sign-in-endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { getSettings } from '#contract/system/endpoints.ts';
import { LOGIN_TYPE, USER_STATUS } from '#contract/values/states.ts';
import { sendEmailCode, verifyEmail } from '#contract/verification/endpoints.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { countMessages, otherCode, readCode } from '#tests/product/read-code.ts';
import { BROWSER_HEADERS, cookiesOf, signIn } from '#tests/product/sign-in.ts';

const ON = { EMAIL_SIGN_IN: 'on', OPERATOR_EMAILS: 'boss@games.example' };
const WRONG = { status: 409, code: ERROR.invalidVerificationCode, fields: { code: 'field.emailCode' } };

let product: TestProduct;
let people = 0;

beforeAll(async () => {
  product = await openTestProduct({ settings: ON });
});
afterAll(() => product.close());

/** An address that nobody has used. */
const nextEmail = () => {
  people += 1;
  return `reader-${people}@example.com`;
};

/** A browser of its own, with the cookie that codes are bound to. */
async function openBrowser(at: TestProduct = product, address?: string) {
  const options = address === undefined ? {} : { address };
  const { headers } = await at.send(getNonce, {}, options);
  const cookie = cookiesOf(new Response(null, { headers }));
  const own = { headers: { ...BROWSER_HEADERS, cookie }, ...options };
  return {
    own,
    send: (email: string) => at.send(sendSignInCode, { email }, own),
    logIn: (email: string, code: string) => at.send(loginWithEmail, { email, code }, own),
    refuse: (email: string, code: string) => at.refuse(loginWithEmail, { email, code }, own),
    status: (email: string) => at.call(getSignInCodeStatus, { email }, own),
    /** The whole sign-in; returns the headers of further calls. */
    async signIn(email: string) {
      const earlier = await countMessages(at, email.toLowerCase());
      expect((await at.send(sendSignInCode, { email }, own)).status).toBe(200);
      const response = await at.send(
        loginWithEmail,
        { email, code: await readCode(at, email.toLowerCase(), earlier) },
        own,
      );
      const { token } = tokenSessionSchema.parse(await response.json());
      return { ...BROWSER_HEADERS, authorization: `Bearer ${token}`, cookie: cookiesOf(response) };
    },
  };
}

describe('signing in', () => {
  it('creates an account with a verified address, and finds it again in another browser and spelling', async () => {
    const email = nextEmail();
    const browser = await openBrowser();
    expect(await (await browser.send(email)).json()).toEqual({ result: true, expiresIn: 300 });
    expect(await browser.status(email)).toMatchObject({ state: 'sent', expiresIn: 300 });
    const response = await browser.logIn(email, await readCode(product, email));
    expect(response.headers.getSetCookie().join('\n')).toMatch(/^sid=[\w-]{43}; .*HttpOnly/m);
    const { token, loginType } = tokenSessionSchema.parse(await response.json());
    expect(loginType).toBe(LOGIN_TYPE.email);
    const headers = { ...BROWSER_HEADERS, authorization: `Bearer ${token}`, cookie: cookiesOf(response) };
    const profile = await product.call(getUserProfile, {}, { headers });
    expect(profile).toMatchObject({
      account: expect.stringMatching(/^email:[\da-f]{64}$/),
      nickname: 'player',
      email,
      emailConfirmed: true,
      loginType: LOGIN_TYPE.email,
    });
    expect(await product.call(listIdentities, {}, { headers })).toMatchObject({
      list: [{ loginType: LOGIN_TYPE.email, name: null, email: 'r•••@example.com' }],
    });
    product.clock.advance(300_000);
    const again = await (await openBrowser()).signIn(email.toUpperCase());
    expect(await product.call(getUserProfile, {}, { headers: again })).toMatchObject({ id: profile.id });
  });

  it('sends the mail of a sign-in, in the language of the page and without a name', async () => {
    const email = nextEmail();
    const { own } = await openBrowser();
    await product.call(
      sendSignInCode,
      { email },
      { headers: { ...own.headers, cookie: `${own.headers.cookie}; i18n_redirected=vi-VN` } },
    );
    await readCode(product, email);
    const mail = await product.db
      .selectFrom('outbox')
      .selectAll()
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow();
    expect(mail).toMatchObject({ kind: 'verificationCode', language: 'vi-VN' });
    expect(mail.subject).toContain('mã đăng nhập');
    expect(mail.text).toContain('Xin chào,');
  });

  it('makes an operator of whoever has an operator’s mailbox, and of nobody else', async () => {
    const email = 'boss@games.example';
    const headers = await (await openBrowser()).signIn(email);
    expect(await product.call(getUserProfile, {}, { headers })).toMatchObject({ email, emailConfirmed: true });
  });

  it('never joins the account of another way to sign in', async () => {
    const email = nextEmail();
    const google = await product.call(getUserProfile, {}, await signIn(product, { email }));
    const headers = await (await openBrowser()).signIn(email);
    const own = await product.call(getUserProfile, {}, { headers });
    expect(own.id).not.toBe(google.id);
    expect(own.email).toBe(google.email);
  });

  it('follows an address that its owner has verified, and leaves the former one to others', async () => {
    const [former, next] = [nextEmail(), nextEmail()];
    const headers = await (await openBrowser()).signIn(former);
    const { id } = await product.call(getUserProfile, {}, { headers });
    await product.call(sendEmailCode, { email: next }, { headers });
    await product.call(verifyEmail, { email: next, code: await readCode(product, next) }, { headers });
    const moved = await (await openBrowser()).signIn(next);
    expect(await product.call(getUserProfile, {}, { headers: moved })).toMatchObject({ id, email: next });
    product.clock.advance(300_000);
    const other = await (await openBrowser()).signIn(former);
    expect((await product.call(getUserProfile, {}, { headers: other })).id).not.toBe(id);
  });

  it('keeps its own address where the one that its owner verifies belongs to another such account', async () => {
    const [one, two] = [nextEmail(), nextEmail()];
    const first = await (await openBrowser()).signIn(one);
    const headers = await (await openBrowser()).signIn(two);
    const { id } = await product.call(getUserProfile, {}, { headers });
    await product.call(sendEmailCode, { email: one }, { headers });
    await product.call(verifyEmail, { email: one, code: await readCode(product, one, 1) }, { headers });
    const again = await (await openBrowser()).signIn(one);
    const firstProfile = await product.call(getUserProfile, {}, { headers: first });
    expect(await product.call(getUserProfile, {}, { headers: again })).toMatchObject({ id: firstProfile.id });
    product.clock.advance(300_000);
    const still = await (await openBrowser()).signIn(two);
    expect(await product.call(getUserProfile, {}, { headers: still })).toMatchObject({ id });
  });

  it('R6.10 tells a suspended and a deleted account so after the right code only, and keeps no address of the latter', async () => {
    const [suspended, deleted] = [nextEmail(), nextEmail()];
    const { id } = await product.call(getUserProfile, {}, { headers: await (await openBrowser()).signIn(suspended) });
    await product.db.updateTable('users').set({ status: USER_STATUS.suspended }).where('id', '=', id).execute();
    const headers = await (await openBrowser()).signIn(deleted);
    const { identities } = await (await product.send(exportAccount, {}, { headers })).json();
    expect(identities).toMatchObject([{ provider: LOGIN_TYPE.email, email: deleted }]);
    await product.call(deleteAccount, { confirm: deleted }, { headers });
    const rows = await product.db.selectFrom('identities').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(deleted);
    for (const [email, code] of [
      [suspended, ERROR.accountSuspended],
      [deleted, ERROR.accountDeleted],
    ] as const) {
      const browser = await openBrowser();
      expect((await browser.send(email)).status).toBe(200);
      const right = await readCode(product, email, 1);
      expect(await browser.refuse(email, otherCode(right))).toEqual(WRONG);
      expect(await browser.refuse(email, right)).toEqual({ status: 403, code });
    }
  });
});

describe('a code', () => {
  it('works once, for five minutes, for its address and in the browser that asked for it', async () => {
    const email = nextEmail();
    const browser = await openBrowser();
    await browser.send(email);
    const code = await readCode(product, email);
    expect(await (await openBrowser()).refuse(email, code)).toEqual(WRONG);
    expect(await product.refuse(loginWithEmail, { email, code })).toEqual(WRONG);
    expect(await browser.refuse(nextEmail(), code)).toEqual(WRONG);
    expect((await browser.logIn(email, code)).status).toBe(200);
    expect(await browser.refuse(email, code)).toEqual(WRONG);
    await browser.send(email);
    const late = await readCode(product, email, 1);
    product.clock.advance(300_000);
    expect(await browser.refuse(email, late)).toEqual(WRONG);
  });

  it('is blocked after five wrong attempts, which other browsers cannot use up', async () => {
    const email = nextEmail();
    const [browser, stranger] = [await openBrowser(), await openBrowser()];
    await browser.send(email);
    const code = await readCode(product, email);
    for (let attempt = 0; attempt < 6; attempt += 1) await stranger.refuse(email, otherCode(code));
    expect(await browser.status(email)).toMatchObject({ state: 'sent' });
    for (let attempt = 0; attempt < 5; attempt += 1) await browser.refuse(email, otherCode(code));
    expect(await browser.status(email)).toMatchObject({ state: 'burnt' });
    expect(await browser.refuse(email, code)).toEqual(WRONG);
    expect(await stranger.status(email)).toEqual({ state: 'none', expiresIn: 0, errorCode: null });
  });

  it('holds until it expires, for each address separately, so that a typo can be corrected', async () => {
    const email = nextEmail();
    const browser = await openBrowser();
    await browser.send(email);
    expect(await product.refuse(sendSignInCode, { email: email.toUpperCase() }, browser.own)).toEqual({
      status: 409,
      code: ERROR.verificationCodeStillValid,
      params: { seconds: 300 },
    });
    expect((await browser.send(nextEmail())).status).toBe(200);
  });

  it('is asked for and sent in the same way whether or not there is an account', async () => {
    const [known, unknown] = [nextEmail(), nextEmail()];
    await (await openBrowser()).signIn(known);
    const answers = [];
    for (const email of [known, unknown]) {
      const browser = await openBrowser();
      const sent = await browser.send(email);
      const code = await readCode(product, email, email === known ? 1 : 0);
      answers.push([
        sent.status,
        await sent.json(),
        await browser.refuse(email, otherCode(code)),
        await browser.status(email),
      ]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it('cannot be read in the database or the log', async () => {
    const email = nextEmail();
    await (await openBrowser()).send(email);
    const code = await readCode(product, email);
    const rows = await product.db.selectFrom('verification_codes').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain(email);
    expect(JSON.stringify(product.logged)).not.toContain(code);
  });

  it('R8.21 answers 80000 for an address that takes no mail, and 20001 for what is none', async () => {
    const { own } = await openBrowser();
    const refused = await product.refuse(sendSignInCode, { email: 'nobody@mail.invalid' }, own);
    expect(refused).toEqual({ status: 502, code: ERROR.externalProviderError });
    for (const email of ['', 'a', 'a@', 'a b@example.com', 'a@example.com\n', 5, `${'a'.repeat(300)}@example.com`]) {
      expect(await product.refuse(sendSignInCode, { email }, own)).toMatchObject({
        status: 400,
        code: ERROR.invalidFormat,
        fields: { email: expect.any(String) },
      });
    }
  });
});

describe('limits', () => {
  let limited: TestProduct | undefined;
  afterEach(async () => {
    await limited?.close();
    limited = undefined;
  });

  it('are five codes an hour to one address, from whatever browsers and networks', async () => {
    limited = await openTestProduct({ settings: { ...ON, RATE_LIMIT: 'on' } });
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      const browser = await openBrowser(limited, `198.51.100.${index + 10}`);
      statuses.push((await browser.send(index % 2 === 0 ? 'victim@example.com' : 'Victim@Example.com')).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('are codes and guesses from one network, and guesses for one address', async () => {
    const RATES = { RATE_LIMIT_CODES: '2', RATE_LIMIT_GUESSES: '4', RATE_LIMIT_ACCOUNT_GUESSES: '3' };
    limited = await openTestProduct({ settings: { ...ON, RATE_LIMIT: 'on', ...RATES } });
    const browser = await openBrowser(limited);
    const sent = [];
    for (const name of ['a', 'b', 'c']) sent.push((await browser.send(`${name}@example.com`)).status);
    expect(sent).toEqual([200, 200, 429]);
    const guess = async (name: string) => (await browser.logIn(`${name}@example.com`, '000000')).status;
    expect([await guess('a'), await guess('a'), await guess('a'), await guess('a')]).toEqual([409, 409, 409, 429]);
    expect([await guess('b'), await guess('b')]).toEqual([409, 429]);
  });

  it('are not reached by guesses of browsers that have no code, which would keep the owner of an address out', async () => {
    const RATES = { RATE_LIMIT_ACCOUNT_GUESSES: '3' };
    limited = await openTestProduct({ settings: { ...ON, RATE_LIMIT: 'on', ...RATES } });
    const email = 'victim@example.com';
    const owner = await openBrowser(limited);
    await owner.send(email);
    const stranger = await openBrowser(limited, '198.51.100.7');
    for (let guess = 0; guess < 8; guess += 1) await stranger.logIn(email, '000000');
    expect((await owner.logIn(email, await readCode(limited, email))).status).toBe(200);
  });
});

it('is off unless the setting is on', async () => {
  const closed = await openTestProduct();
  try {
    expect(await closed.call(getSettings, {})).toMatchObject({ emailSignIn: false });
    const refused = { status: 403, code: ERROR.permissionDenied };
    const email = 'mei@example.com';
    expect(await closed.refuse(sendSignInCode, { email })).toEqual(refused);
    expect(await closed.refuse(loginWithEmail, { email, code: '000000' })).toEqual(refused);
  } finally {
    await closed.close();
  }
  expect(await product.call(getSettings, {})).toMatchObject({ emailSignIn: true });
});
