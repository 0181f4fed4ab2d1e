import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getUserProfile, listSessions } from '#contract/account/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import {
  getCodeStatus,
  sendAppleEmailCode,
  sendEmailCode,
  verifyAppleEmail,
  verifyEmail,
} from '#contract/verification/endpoints.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { countMessages, otherCode, readCode } from '#tests/product/read-code.ts';
import { type SignedIn, signIn } from '#tests/product/sign-in.ts';

let product: TestProduct;
let people = 0;
let email = '';
/** A player with an unverified address. */
let player: SignedIn;

beforeAll(async () => {
  product = await openTestProduct();
});

beforeEach(async () => {
  people += 1;
  email = `person-${people}@example.com`;
  player = await signIn(product, { email, emailVerified: false, sub: `sub-${people}` });
});

afterAll(() => product.close());

const SENT = { result: true, expiresIn: 300 };
const WRONG = { status: 409, code: ERROR.invalidVerificationCode, fields: { code: 'field.emailCode' } };
const NOT_EXPIRED = { status: 409, code: ERROR.verificationCodeStillValid };

const profileOf = ({ headers }: SignedIn) => product.call(getUserProfile, {}, { headers });

describe('sending', () => {
  it('R7.73 sends a code of six digits, and refuses what is no address with 20001', async () => {
    expect(await product.call(sendEmailCode, { email }, { headers: player.headers })).toEqual(SENT);
    expect(await readCode(product, email)).toMatch(/^\d{6}$/);
    for (const wrong of ['a@', '', 'a', 'a b@example.com', `${email}\n`, 'a@example.museum', 5, undefined]) {
      const refused = await product.refuse(sendEmailCode, { email: wrong }, { headers: player.headers });
      expect(refused).toMatchObject({ status: 400, code: ERROR.invalidFormat, fields: { email: expect.any(String) } });
    }
  });

  it('R5.42 R7.73 refuses another code while one holds, with the seconds it still does', async () => {
    const { headers } = player;
    await product.call(sendEmailCode, { email }, { headers });
    expect(await product.refuse(sendEmailCode, { email }, { headers })).toEqual({
      ...NOT_EXPIRED,
      params: { seconds: 300 },
    });
    product.clock.advance(100_500);
    for (const address of [email, `other-${email}`]) {
      expect(await product.refuse(sendEmailCode, { email: address }, { headers })).toEqual({
        ...NOT_EXPIRED,
        params: { seconds: 200 },
      });
    }
    product.clock.advance(199_499);
    expect(await product.refuse(sendEmailCode, { email }, { headers })).toMatchObject({ params: { seconds: 1 } });
    product.clock.advance(1);
    expect(await product.call(sendEmailCode, { email }, { headers })).toEqual(SENT);
    await readCode(product, email, 1);
    expect(await countMessages(product, email)).toBe(2);
  });

  it('makes one code where two are asked for at once', async () => {
    const { headers } = player;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => product.send(sendEmailCode, { email }, { headers })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(await countMessages(product, email)).toBe(1);
  });

  it('is sent in the language of the page', async () => {
    const { headers } = player;
    await product.call(sendEmailCode, { email }, { headers: { ...headers, cookie: 'i18n_redirected=vi-VN' } });
    const { language } = await product.db
      .selectFrom('outbox')
      .select('language')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow();
    expect(language).toBe('vi-VN');
  });

  it('keeps no code in the database that could be read', async () => {
    await product.call(sendEmailCode, { email }, { headers: player.headers });
    const code = await readCode(product, email);
    const rows = await product.db.selectFrom('verification_codes').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(product.logged)).not.toContain(code);
  });

  it('answers 80000 when no mail server takes the code, and another may be asked for at once', async () => {
    const address = `nobody-${people}@mail.invalid`;
    const { headers } = await signIn(product, { email: address, emailVerified: false });
    for (let round = 0; round < 2; round += 1) {
      const refused = await product.refuse(sendEmailCode, { email: address }, { headers });
      expect(refused).toEqual({ status: 502, code: ERROR.externalProviderError });
    }
    expect(await product.call(getCodeStatus, { purpose: 'email' }, { headers })).toEqual({
      state: 'undeliverable',
      expiresIn: 0,
      errorCode: ERROR.externalProviderError,
    });
  });

  it('does not wait for a mail server that puts the code off', async () => {
    const address = `busy-${people}@later.invalid`;
    const { headers } = await signIn(product, { email: address, emailVerified: false });
    expect(await product.call(sendEmailCode, { email: address }, { headers })).toEqual(SENT);
    const status = await product.call(getCodeStatus, { purpose: 'email' }, { headers });
    expect(status).toEqual({ state: 'sending', expiresIn: 300, errorCode: null });
    expect(await product.refuse(sendEmailCode, { email: address }, { headers })).toMatchObject(NOT_EXPIRED);
  });
});

describe('proving', () => {
  it('R5.40 R7.74 takes the right code once and confirms the address', async () => {
    const { headers } = player;
    expect(await profileOf(player)).toMatchObject({ email, emailConfirmed: false });
    await product.call(sendEmailCode, { email }, { headers });
    const code = await readCode(product, email);
    expect(await product.call(verifyEmail, { email, code }, { headers })).toEqual({ result: true });
    expect(await profileOf(player)).toMatchObject({ email, emailConfirmed: true });
    expect(await product.refuse(verifyEmail, { email, code }, { headers })).toEqual(WRONG);
    // A used code does not block a new one.
    expect(await product.call(sendEmailCode, { email }, { headers })).toEqual(SENT);
  });

  it('R5.40 R7.74 R8.15 refuses a wrong code with 60003 and the words for an email', async () => {
    const { headers } = player;
    await product.call(sendEmailCode, { email }, { headers });
    const code = await readCode(product, email);
    const wrong = [
      otherCode(code),
      code === '000000' ? '000001' : '000000',
      '12345',
      `${code}0`,
      ` ${code}`,
      'abcdef',
      '１２３４５６',
    ];
    for (const guess of wrong) {
      expect(await product.refuse(verifyEmail, { email, code: guess }, { headers })).toEqual(WRONG);
    }
    expect(await profileOf(player)).toMatchObject({ emailConfirmed: false });
    expect(await product.call(verifyEmail, { email, code }, { headers })).toEqual({ result: true });
  });

  it('refuses what is no text with 20001', async () => {
    for (const code of [undefined, '', 123_456, null, '1'.repeat(33)]) {
      const refused = await product.refuse(verifyEmail, { email, code }, { headers: player.headers });
      expect(refused).toMatchObject({ status: 400, code: ERROR.invalidFormat, fields: { code: expect.any(String) } });
    }
  });

  it('R8.15 O64 refuses a code after five minutes, and takes it until then', async () => {
    const { headers } = player;
    await product.call(sendEmailCode, { email }, { headers });
    const lapsed = await readCode(product, email);
    product.clock.advance(300_000);
    expect(await product.refuse(verifyEmail, { email, code: lapsed }, { headers })).toEqual(WRONG);
    await product.call(sendEmailCode, { email }, { headers });
    const code = await readCode(product, email, 1);
    product.clock.advance(299_999);
    expect(await product.call(verifyEmail, { email, code }, { headers })).toEqual({ result: true });
  });

  it('O64 burns a code after five wrong tries; a new one waits for its time', async () => {
    const { headers } = player;
    await product.call(sendEmailCode, { email }, { headers });
    const code = await readCode(product, email);
    for (let round = 0; round < 5; round += 1) {
      expect(await product.refuse(verifyEmail, { email, code: otherCode(code) }, { headers })).toEqual(WRONG);
    }
    expect(await product.refuse(verifyEmail, { email, code }, { headers })).toEqual(WRONG);
    expect(await product.call(getCodeStatus, { purpose: 'email' }, { headers })).toMatchObject({ state: 'burnt' });
    expect(await product.refuse(sendEmailCode, { email }, { headers })).toMatchObject(NOT_EXPIRED);
    product.clock.advance(300_000);
    await product.call(sendEmailCode, { email }, { headers });
    const next = await readCode(product, email, 1);
    expect(await product.call(verifyEmail, { email, code: next }, { headers })).toEqual({ result: true });
  });

  it('takes a code from the session that asked for it, for the address it went to', async () => {
    const { headers } = player;
    const elsewhere = await signIn(product, { email, emailVerified: false, sub: `sub-${people}` });
    const stranger = await signIn(product, { email, emailVerified: false, sub: `stranger-${people}` });
    await product.call(sendEmailCode, { email }, { headers });
    const code = await readCode(product, email);
    for (const foreign of [elsewhere, stranger]) {
      expect(await product.refuse(verifyEmail, { email, code }, { headers: foreign.headers })).toEqual(WRONG);
    }
    expect(await product.refuse(verifyEmail, { email: `x${email}`, code }, { headers })).toEqual(WRONG);
    expect(await product.call(verifyEmail, { email, code }, { headers })).toEqual({ result: true });
    expect(await profileOf(stranger)).toMatchObject({ emailConfirmed: false });
  });

  it("makes another address the account's, which the provider then no longer changes", async () => {
    const { headers } = player;
    const own = `own-${email}`;
    await product.call(sendEmailCode, { email: own }, { headers });
    expect(await countMessages(product, email)).toBe(0);
    expect(await profileOf(player)).toMatchObject({ email, emailConfirmed: false });
    await product.call(verifyEmail, { email: own, code: await readCode(product, own) }, { headers });
    expect(await profileOf(player)).toMatchObject({ email: own, emailConfirmed: true });
    const again = await signIn(product, { email, emailVerified: true, sub: `sub-${people}` });
    expect(await profileOf(again)).toMatchObject({ email: own, emailConfirmed: true });
  });

  it('R8.11 opens what an unverified account may not use', async () => {
    const { headers } = player;
    expect(await product.refuse(listSessions, {}, { headers })).toEqual({ status: 403, code: ERROR.emailNotVerified });
    await product.call(sendEmailCode, { email }, { headers });
    await product.call(verifyEmail, { email, code: await readCode(product, email) }, { headers });
    expect((await product.call(listSessions, {}, { headers })).count).toBe(1);
  });
});

describe('accounts of Sign in with Apple', () => {
  it('R7.77 R7.78 are served while they are not verified', async () => {
    const { headers } = await signIn(product, { email, emailVerified: false }, 'apple');
    expect(await product.call(sendAppleEmailCode, { email }, { headers })).toEqual(SENT);
    const code = await readCode(product, email);
    expect(await product.refuse(sendAppleEmailCode, { email }, { headers })).toMatchObject(NOT_EXPIRED);
    expect(await product.refuse(verifyAppleEmail, { email, code: otherCode(code) }, { headers })).toEqual(WRONG);
    expect(await product.call(verifyAppleEmail, { email, code }, { headers })).toEqual({ result: true });
    expect(await product.call(getUserProfile, {}, { headers })).toMatchObject({ email, emailConfirmed: true });
  });

  it('R7.77 R7.78 nobody else is: 40000 for the verified and for accounts of Google', async () => {
    const verified = await signIn(product, { email }, 'apple');
    for (const { headers } of [verified, player]) {
      expect(await product.refuse(sendAppleEmailCode, { email }, { headers })).toEqual({
        status: 403,
        code: ERROR.permissionDenied,
      });
      const proof = { email, code: '000000' };
      expect(await product.refuse(verifyAppleEmail, proof, { headers })).toEqual({
        status: 403,
        code: ERROR.permissionDenied,
      });
    }
    expect(await countMessages(product, email)).toBe(0);
  });

  it('share the code with the other calls for email: there is one at a time', async () => {
    const { headers } = await signIn(product, { email, emailVerified: false }, 'apple');
    await product.call(sendAppleEmailCode, { email }, { headers });
    expect(await product.refuse(sendEmailCode, { email }, { headers })).toMatchObject(NOT_EXPIRED);
  });
});

describe('visitors', () => {
  it('R6.16 are asked to sign in', async () => {
    const proof = { email, code: '000000' };
    for (const endpoint of [sendEmailCode, sendAppleEmailCode, verifyEmail, verifyAppleEmail]) {
      expect(await product.refuse(endpoint, proof)).toEqual({ status: 401, code: ERROR.authorizationMissing });
    }
    expect(await product.refuse(getCodeStatus, { purpose: 'email' })).toEqual({
      status: 401,
      code: ERROR.authorizationMissing,
    });
  });
});
