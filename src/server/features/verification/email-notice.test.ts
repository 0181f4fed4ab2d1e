import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { setCompany } from '#contract/system/operator-endpoints.ts';
import { sendEmailCode, verifyEmail } from '#contract/verification/endpoints.ts';
import { listMessages } from '#server/features/outbox/outbox-queries.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { otherCode, readCode } from '#tests/product/read-code.ts';
import { signIn } from '#tests/product/sign-in.ts';

let product: TestProduct;
let people = 0;
let email = '';

beforeAll(async () => {
  const settings = { PUBLIC_ORIGIN: 'https://games.example.com', COMPANY_SERVICE_EMAIL: 'help@games.example.com' };
  product = await openTestProduct({ settings });
});

beforeEach(() => {
  people += 1;
  email = `person-${people}@example.com`;
});

afterAll(() => product.close());

type Headers = Readonly<Record<string, string>>;

async function proveAddress(headers: Headers, address: string, earlier = 0): Promise<void> {
  await product.call(sendEmailCode, { email: address }, { headers });
  await product.call(verifyEmail, { email: address, code: await readCode(product, address, earlier) }, { headers });
}

const noticesTo = async (address: string) =>
  (await listMessages(product.db, { to: address })).filter(({ kind }) => kind === 'emailChanged');

/** The notice to an address, sent by a job. */
async function waitForNotice(address: string) {
  return vi.waitFor(
    async () => {
      const [notice] = await noticesTo(address);
      if (notice === undefined) throw new Error(`nothing was sent to ${address}`);
      return notice;
    },
    { timeout: 20_000, interval: 50 },
  );
}

it('tells the former address when the account gets another one, in the language of the page', async () => {
  const { headers } = await signIn(product, { email });
  await proveAddress({ ...headers, cookie: 'i18n_redirected=vi-VN' }, `new-${email}`);
  const notice = await waitForNotice(email);
  expect(notice).toMatchObject({ channel: 'email', language: 'vi-VN' });
  expect(notice.text).toContain('n•••@example.com');
  expect(notice.text + notice.html + notice.subject).not.toContain(`new-${email}`);
  expect(notice.text).toContain('https://games.example.com/vi-VN/account/sessions');
  expect(notice.text).toContain('help@games.example.com');
  expect(await noticesTo(`new-${email}`)).toEqual([]);
});

it('names the address that operators have set for players, over that of the environment', async () => {
  const operator = await signIn(product, { email: 'operator@starhall.test' });
  await product.call(setCompany, { serviceEmail: 'service@games.example.com' }, operator);
  const { headers } = await signIn(product, { email });
  await proveAddress(headers, `new-${email}`);
  expect((await waitForNotice(email)).text).toContain('service@games.example.com');
});

it('tells it too when the provider brings another address', async () => {
  const sub = `moving-${people}`;
  await signIn(product, { email, sub });
  await signIn(product, { email: `new-${email}`, sub });
  expect((await waitForNotice(email)).text).toContain('n•••@example.com');
});

it('tells nobody else: no address that is not proved, nor the one that stays', async () => {
  const unproved = await signIn(product, { email, emailVerified: false });
  await proveAddress(unproved.headers, `new-${email}`);
  await proveAddress(unproved.headers, `new-${email}`, 1);
  await proveAddress(unproved.headers, `New-${email}`);
  // Jobs run in order: after the notice of the last change, earlier ones would have been sent too.
  await proveAddress(unproved.headers, `last-${email}`);
  await waitForNotice(`New-${email}`);
  expect([await noticesTo(email), await noticesTo(`new-${email}`)]).toEqual([[], []]);
});

it('tells nothing where the code was wrong', async () => {
  const { headers } = await signIn(product, { email });
  await product.call(sendEmailCode, { email: `new-${email}` }, { headers });
  const code = await readCode(product, `new-${email}`);
  const guess = { email: `new-${email}`, code: otherCode(code) };
  expect(await product.refuse(verifyEmail, guess, { headers })).toMatchObject({ code: ERROR.invalidVerificationCode });
  await product.call(verifyEmail, { ...guess, code }, { headers });
  await waitForNotice(email);
  expect(await noticesTo(email)).toHaveLength(1);
});
