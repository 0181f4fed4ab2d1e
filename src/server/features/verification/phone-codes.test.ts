import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getUserProfile } from '#contract/account/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { bindPhoneNumber, getCodeStatus, sendPhoneCode, verifyPhone } from '#contract/verification/endpoints.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { countMessages, otherCode, readCode } from '#tests/product/read-code.ts';
import { type SignedIn, signIn } from '#tests/product/sign-in.ts';

const FAILING = '+886911111111';
const REFUSED = '+886922222222';

let product: TestProduct;
let people = 0;
let phoneNumber = '';
let player: SignedIn;

beforeAll(async () => {
  product = await openTestProduct({ settings: { SMS_OUTBOX_FAILING: FAILING, SMS_OUTBOX_REFUSED: REFUSED } });
});

beforeEach(async () => {
  people += 1;
  phoneNumber = `+8869120000${String(people).padStart(2, '0')}`;
  player = await signIn(product, { email: `person-${people}@example.com` });
});

afterAll(() => product.close());

const SENT = { result: true, expiresIn: 300 };
const WRONG = { status: 409, code: ERROR.invalidVerificationCode, fields: { code: 'field.phoneCode' } };

const profileOf = ({ headers }: SignedIn) => product.call(getUserProfile, {}, { headers });

describe('sending', () => {
  it('R7.75 sends a code by SMS', async () => {
    expect(await product.call(sendPhoneCode, { phoneNumber }, { headers: player.headers })).toEqual(SENT);
    expect(await readCode(product, phoneNumber)).toMatch(/^\d{6}$/);
  });

  it('reads a number in the ways people write it', async () => {
    const written = `+886 (912) 000-0${String(people).padStart(2, '0')}`;
    await product.call(sendPhoneCode, { phoneNumber: written }, { headers: player.headers });
    const code = await readCode(product, phoneNumber);
    await product.call(verifyPhone, { phoneNumber, code }, { headers: player.headers });
  });

  it('R8.16 R7.75 refuses a calling code that no country has with 60004', async () => {
    for (const unknown of ['+999912345678', '+0912345678', '+210123456789']) {
      const refused = { status: 409, code: ERROR.invalidCountryCode };
      const { headers } = player;
      expect(await product.refuse(sendPhoneCode, { phoneNumber: unknown }, { headers })).toEqual(refused);
      const proof = { phoneNumber: unknown, code: '000000' };
      expect(await product.refuse(verifyPhone, proof, { headers })).toEqual(refused);
      expect(await product.refuse(bindPhoneNumber, proof, { headers })).toEqual(refused);
    }
  });

  it('refuses any other text that is no international number with 20001', async () => {
    const { headers } = player;
    for (const wrong of [
      '0912345678',
      '886912345678',
      '+88691234567',
      '+886',
      '+',
      'x',
      '',
      '+886912345678 ext 5',
      5,
    ]) {
      const refused = await product.refuse(sendPhoneCode, { phoneNumber: wrong }, { headers });
      expect(refused).toMatchObject({
        status: 400,
        code: ERROR.invalidFormat,
        fields: { phoneNumber: expect.any(String) },
      });
    }
  });

  it('R5.42 refuses another code while one holds, for another number as well', async () => {
    const { headers } = player;
    await product.call(sendPhoneCode, { phoneNumber }, { headers });
    for (const number of [phoneNumber, '+886933333333']) {
      const refused = await product.refuse(sendPhoneCode, { phoneNumber: number }, { headers });
      expect(refused).toEqual({ status: 409, code: ERROR.verificationCodeStillValid, params: { seconds: 300 } });
    }
    product.clock.advance(300_000);
    expect(await product.call(sendPhoneCode, { phoneNumber }, { headers })).toEqual(SENT);
  });

  it('R8.21 R7.75 answers 80001 when the provider fails, 80002 when it refuses the number', async () => {
    const { headers } = player;
    const cases = [
      [FAILING, ERROR.smsProviderError],
      [REFUSED, ERROR.smsNumberRefused],
      // A premium number is rejected before the provider is asked.
      ['+886203123456', ERROR.smsNumberRefused],
    ] as const;
    for (const [number, code] of cases) {
      expect(await product.refuse(sendPhoneCode, { phoneNumber: number }, { headers })).toEqual({ status: 502, code });
    }
    expect(await product.call(getCodeStatus, { purpose: 'phone' }, { headers })).toEqual({
      state: 'undeliverable',
      expiresIn: 0,
      errorCode: ERROR.smsNumberRefused,
    });
    // Failed attempts do not block another number.
    expect(await product.call(sendPhoneCode, { phoneNumber }, { headers })).toEqual(SENT);
  });

  it('R8.21 answers 80003 when the quota is used up', async () => {
    const poor = await openTestProduct({ settings: { SMS_OUTBOX_QUOTA: '0' } });
    try {
      const { headers } = await signIn(poor, { email: 'mei@example.com' });
      expect(await poor.refuse(sendPhoneCode, { phoneNumber }, { headers })).toEqual({
        status: 502,
        code: ERROR.smsQuotaUsedUp,
      });
    } finally {
      await poor.close();
    }
  });

  it('R8.21 tells what a provider on the network answers', async () => {
    const answers = [
      { status: 500, body: { code: 20500 }, expected: ERROR.smsProviderError },
      { status: 400, body: { code: 21211 }, expected: ERROR.smsNumberRefused },
      { status: 429, body: { code: 20429 }, expected: ERROR.smsQuotaUsedUp },
    ];
    const provider = createServer((_, response) => {
      const { status, body } = answers[asked] ?? { status: 201, body: { sid: 'SM1' } };
      asked += 1;
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    let asked = 0;
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const { port } = provider.address() as AddressInfo;
    const twilio = await openTestProduct({
      settings: {
        ...{
          SMS_PROVIDER: 'twilio',
          TWILIO_ACCOUNT_SID: 'AC1',
          TWILIO_AUTH_TOKEN: 'secret',
          TWILIO_FROM: '+15005550006',
        },
        TWILIO_API_URL: `http://127.0.0.1:${port}`,
      },
    });
    try {
      const { headers } = await signIn(twilio, { email: 'mei@example.com' });
      for (const { expected } of answers) {
        const refused = await twilio.refuse(sendPhoneCode, { phoneNumber }, { headers });
        expect(refused).toEqual({ status: 502, code: expected });
      }
      expect(await twilio.call(sendPhoneCode, { phoneNumber }, { headers })).toEqual(SENT);
      expect(asked).toBe(4);
    } finally {
      await twilio.close();
      provider.close();
    }
  });
});

describe.each([verifyPhone, bindPhoneNumber])('$path', (endpoint) => {
  it('R5.41 R7.76 R7.79 takes the right code once, stores the number and confirms it', async () => {
    const { headers } = player;
    expect(await profileOf(player)).toMatchObject({ callingCode: '', phoneNumber: '', phoneConfirmed: false });
    await product.call(sendPhoneCode, { phoneNumber }, { headers });
    const proof = { phoneNumber, code: await readCode(product, phoneNumber) };
    expect(await product.call(endpoint, proof, { headers })).toEqual({ result: true });
    expect(await profileOf(player)).toMatchObject({
      callingCode: '886',
      phoneNumber: phoneNumber.slice('+886'.length),
      phoneConfirmed: true,
    });
    expect(await product.refuse(endpoint, proof, { headers })).toEqual(WRONG);
  });

  it('R5.41 R7.76 R7.79 refuses a wrong code and one of another phone with 60003', async () => {
    const { headers } = player;
    await product.call(sendPhoneCode, { phoneNumber }, { headers });
    const code = await readCode(product, phoneNumber);
    const wrong = [
      { phoneNumber, code: otherCode(code) },
      { phoneNumber, code: code.slice(1) },
      { phoneNumber: '+886933333333', code },
    ];
    for (const proof of wrong) expect(await product.refuse(endpoint, proof, { headers })).toEqual(WRONG);
    expect(await profileOf(player)).toMatchObject({ phoneNumber: '', phoneConfirmed: false });
    expect(await product.call(endpoint, { phoneNumber, code }, { headers })).toEqual({ result: true });
  });

  it('R6.16 asks visitors to sign in', async () => {
    const refused = await product.refuse(endpoint, { phoneNumber, code: '000000' });
    expect(refused).toEqual({ status: 401, code: ERROR.authorizationMissing });
    expect(await product.refuse(sendPhoneCode, { phoneNumber })).toEqual({
      status: 401,
      code: ERROR.authorizationMissing,
    });
  });

  it('is open before the email is verified', async () => {
    const { headers } = await signIn(product, { email: `new-${people}@example.com`, emailVerified: false });
    await product.call(sendPhoneCode, { phoneNumber }, { headers });
    const earlier = (await countMessages(product, phoneNumber)) - 1;
    const code = await readCode(product, phoneNumber, earlier);
    expect(await product.call(endpoint, { phoneNumber, code }, { headers })).toEqual({ result: true });
  });
});
