import { afterEach, describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import {
  bindPhoneNumber,
  sendAppleEmailCode,
  sendEmailCode,
  sendPhoneCode,
  verifyAppleEmail,
  verifyEmail,
  verifyPhone,
} from '#contract/verification/endpoints.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { readCode } from '#tests/product/read-code.ts';
import { signIn } from '#tests/product/sign-in.ts';

let product: TestProduct;

const open = async (settings: Record<string, string> = {}) => {
  product = await openTestProduct({ settings: { RATE_LIMIT: 'on', ...settings } });
};
afterEach(() => product.close());

const signInAs = async (name: string, provider: 'google' | 'apple' = 'google') =>
  (await signIn(product, { email: `${name}@example.com`, emailVerified: false }, provider)).headers;

/** Status, code and Retry-After of a response. */
async function read(response: Response) {
  const { error } = await response.json();
  return [response.status, error?.code ?? null, Number(response.headers.get('retry-after'))];
}

describe('codes', () => {
  it('are five an hour for one account, over all addresses and purposes', async () => {
    await open();
    const headers = await signInAs('mei');
    for (let sent = 0; sent < 4; sent += 1) {
      await product.call(sendEmailCode, { email: `mei-${sent}@example.com` }, { headers });
      product.clock.advance(300_000);
    }
    await product.call(sendPhoneCode, { phoneNumber: '+886912345678' }, { headers });
    const refused = await product.send(sendEmailCode, { email: 'mei@example.com' }, { headers });
    expect(await read(refused)).toEqual([429, ERROR.systemBusy, 2400]);
    // Another account at the same address is unaffected.
    await product.call(sendEmailCode, { email: 'lin@example.com' }, { headers: await signInAs('lin') });
    product.clock.advance(2_399_999);
    expect((await product.send(sendEmailCode, { email: 'mei@example.com' }, { headers })).status).toBe(429);
    product.clock.advance(1);
    await product.call(sendEmailCode, { email: 'mei@example.com' }, { headers });
  });

  it('are counted when they are sent, not when a button is pressed twice', async () => {
    await open();
    const headers = await signInAs('mei');
    await product.call(sendEmailCode, { email: 'mei@example.com' }, { headers });
    for (let press = 0; press < 10; press += 1) {
      const refused = await product.refuse(sendEmailCode, { email: 'mei@example.com' }, { headers });
      expect(refused).toMatchObject({ code: ERROR.verificationCodeStillValid });
    }
    product.clock.advance(300_000);
    await product.call(sendEmailCode, { email: 'mei@example.com' }, { headers });
  });

  it('are limited for one client address as well, whatever accounts and purposes', async () => {
    await open({ RATE_LIMIT_CODES: '3' });
    const apple = await signInAs('apple', 'apple');
    await product.call(sendEmailCode, { email: 'a@example.com' }, { headers: await signInAs('a') });
    await product.call(sendPhoneCode, { phoneNumber: '+886912345678' }, { headers: await signInAs('b') });
    await product.call(sendAppleEmailCode, { email: 'apple@example.com' }, { headers: apple });
    const headers = await signInAs('d');
    const refused = await product.send(sendEmailCode, { email: 'd@example.com' }, { headers });
    expect(await read(refused)).toEqual([429, ERROR.systemBusy, 3600]);
    const elsewhere = { headers, address: '198.51.100.2' };
    await product.call(sendEmailCode, { email: 'd@example.com' }, elsewhere);
  });

  it('are five an hour for one email address or number, whatever accounts and purposes ask for them', async () => {
    await open();
    const email = 'victim@example.com';
    const phoneNumber = '+886912345678';
    const askFrom = async (index: number, address: string) => {
      const { headers } = await signIn(product, { email: `${index}@example.com`, emailVerified: false });
      return product.send(sendEmailCode, { email: address }, { headers });
    };
    for (let index = 0; index < 5; index += 1) {
      expect((await askFrom(index, index % 2 === 0 ? email : email.toUpperCase())).status).toBe(200);
    }
    expect(await read(await askFrom(5, email))).toEqual([429, ERROR.systemBusy, 3600]);
    expect((await askFrom(6, `other-${email}`)).status).toBe(200);
    for (let index = 0; index < 6; index += 1) {
      const { headers } = await signIn(product, { email: `p${index}@example.com` });
      const number = index % 2 === 0 ? phoneNumber : '+886 912-345-678';
      const { status } = await product.send(sendPhoneCode, { phoneNumber: number }, { headers });
      expect(status).toBe(index < 5 ? 200 : 429);
    }
    const rows = await product.db.selectFrom('rate_limits').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('victim');
    product.clock.advance(3_600_000);
    expect((await askFrom(5, email)).status).toBe(200);
  });

  it('that no provider accepts count too, or a failing provider could be called forever', async () => {
    await open({ RATE_LIMIT_ACCOUNT_CODES: '2', SMS_OUTBOX_FAILING: '+886911111111' });
    const headers = await signInAs('mei');
    const statuses: number[] = [];
    for (let asked = 0; asked < 3; asked += 1) {
      statuses.push((await product.send(sendPhoneCode, { phoneNumber: '+886911111111' }, { headers })).status);
    }
    expect(statuses).toEqual([502, 502, 429]);
  });
});

describe('guesses', () => {
  it('are limited for one account, by each of the calls', async () => {
    await open({ RATE_LIMIT_ACCOUNT_GUESSES: '3' });
    const guess = { email: 'mei@example.com', phoneNumber: '+886912345678', code: '000000' };
    for (const endpoint of [verifyEmail, verifyAppleEmail, verifyPhone, bindPhoneNumber]) {
      const { headers } = await signIn(
        product,
        { email: 'mei@example.com', emailVerified: false, sub: endpoint.name },
        'apple',
      );
      const ask = async () => read(await product.send(endpoint, guess, { headers }));
      const codes: unknown[] = [];
      for (let asked = 0; asked < 3; asked += 1) codes.push((await ask())[1]);
      expect(codes).toEqual([
        ERROR.invalidVerificationCode,
        ERROR.invalidVerificationCode,
        ERROR.invalidVerificationCode,
      ]);
      expect(await ask()).toEqual([429, ERROR.systemBusy, 3600]);
      product.clock.advance(3_600_000);
      expect((await ask())[1]).toBe(ERROR.invalidVerificationCode);
    }
  });

  it('of one client address are limited over all accounts; a new code takes nothing back', async () => {
    await open({ RATE_LIMIT_GUESSES: '2' });
    const guess = { email: 'mei@example.com', code: '000000' };
    for (const name of ['a', 'b']) {
      await product.refuse(verifyEmail, guess, { headers: await signInAs(name) });
    }
    const headers = await signInAs('mei');
    await product.call(sendEmailCode, { email: 'mei@example.com' }, { headers });
    const code = await readCode(product, 'mei@example.com');
    const right = { email: 'mei@example.com', code };
    expect((await product.send(verifyEmail, right, { headers })).status).toBe(429);
    expect(await product.call(verifyEmail, right, { headers, address: '198.51.100.2' })).toEqual({ result: true });
  });
});
