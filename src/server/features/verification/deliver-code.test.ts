import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { getCodeStatus, sendEmailCode, verifyEmail } from '#contract/verification/endpoints.ts';
import type { AccountCodePurpose, CodeStatus } from '#contract/verification/entities.ts';
import { LastingFailure } from '#server/jobs/job.ts';
import { type Mail, MailError } from '#server/providers/mail/mail-sender.ts';
import { SmsFailed, SmsQuotaUsed, SmsRefused } from '#server/providers/sms/sms-sender.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { readCode } from '#tests/product/read-code.ts';
import { type SignedIn, signIn } from '#tests/product/sign-in.ts';
import type { CodeToSend } from './code-jobs.ts';
import { bindSendCodeMail, bindSendCodeSms } from './deliver-code.ts';
import { hashCode, sealCode } from './one-time-code.ts';
import { replaceCode } from './verification-queries.ts';
import { waitForDelivery } from './wait-for-delivery.ts';

let product: TestProduct;
let people = 0;
let email = '';
let player: SignedIn;
let userId = 0;

beforeAll(async () => {
  product = await openTestProduct({ settings: { COMPANY_NAME: 'Aurora' } });
});

beforeEach(async () => {
  people += 1;
  email = `person-${people}@example.com`;
  player = await signIn(product, { email, name: 'Mei', emailVerified: false });
  const user = await product.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  userId = user.id;
});

afterAll(() => product.close());

const statusOf = (purpose: AccountCodePurpose): Promise<CodeStatus> =>
  product.call(getCodeStatus, { purpose }, { headers: player.headers });

/** Stores a code without a job. */
async function storeCode(purpose: AccountCodePurpose, hashKey = product.services.hashKey): Promise<CodeToSend> {
  const codeId = crypto.randomUUID();
  const created_at = new Date(product.clock.now());
  const key = { userId, purpose };
  await replaceCode(product.db, key, {
    ...{ id: codeId, created_at, expires_at: new Date(created_at.getTime() + 300_000) },
    code_hash: hashCode(product.services.hashKey, { purpose, sessionId: 's', address: email }, '012345'),
  });
  return { codeId, to: email, language: 'en-US', seal: sealCode(hashKey, codeId, '012345') };
}

/** Runs the job with a working or failing provider; returns what was sent and the job's result. */
async function deliver(order: CodeToSend, { fails, attempt = 1 }: { fails?: Error; attempt?: number } = {}) {
  const sent: Mail[] = [];
  const mail = {
    send: async (message: Mail) => {
      if (fails !== undefined) throw fails;
      sent.push(message);
    },
    close: () => undefined,
  };
  const bound = bindSendCodeMail({
    ...product.services,
    database: { ...product.services.database, connection: {} },
    mail,
  });
  const failure = await bound.run(order, { id: 'job-1', attempt }).then(
    () => null,
    (error: unknown) => error,
  );
  return { sent, failure };
}

async function deliverSms(order: CodeToSend, fails: Error) {
  const sms = { send: () => Promise.reject(fails) };
  const bound = bindSendCodeSms({
    ...product.services,
    database: { ...product.services.database, connection: {} },
    sms,
  });
  return bound.run(order, { id: 'job-1', attempt: 1 }).catch((error: unknown) => error);
}

it('sends the code with its words and notes that it is on its way', async () => {
  const order = await storeCode('email');
  expect(await statusOf('email')).toEqual({ state: 'sending', expiresIn: 300, errorCode: null });
  const { sent, failure } = await deliver(order);
  expect(failure).toBeNull();
  expect(sent).toMatchObject([{ to: email, language: 'en-US', kind: 'verificationCode', id: 'job-1' }]);
  expect(sent[0]?.subject).toContain('012345');
  expect(sent[0]?.text).toMatch(/Mei[\s\S]*Aurora[\s\S]*012345/);
  product.clock.advance(1000);
  expect(await statusOf('email')).toEqual({ state: 'sent', expiresIn: 299, errorCode: null });
});

it('sends a code once, though the job comes twice', async () => {
  const order = await storeCode('email');
  expect((await deliver(order)).sent).toHaveLength(1);
  expect((await deliver(order, { attempt: 2 })).sent).toHaveLength(0);
});

it('sends nothing that nobody can use: replaced, used or lapsed codes', async () => {
  const order = await storeCode('email');
  product.clock.advance(300_000);
  expect(await deliver(order)).toEqual({ sent: [], failure: null });
  expect(await statusOf('email')).toEqual({ state: 'none', expiresIn: 0, errorCode: null });
  await storeCode('email');
  expect(await deliver(order)).toEqual({ sent: [], failure: null });
});

it('tries again what is put off, and gives up after the last try', async () => {
  const order = await storeCode('email');
  const fails = new MailError('later', { isTemporary: true });
  for (const attempt of [1, 5]) {
    expect((await deliver(order, { fails, attempt })).failure).toBe(fails);
    expect(await statusOf('email')).toMatchObject({ state: 'sending' });
  }
  expect((await deliver(order, { fails, attempt: 6 })).failure).toBeInstanceOf(LastingFailure);
  expect(await statusOf('email')).toEqual({
    state: 'undeliverable',
    expiresIn: 0,
    errorCode: ERROR.externalProviderError,
  });
});

it('gives up at once what no mail server will take', async () => {
  const fails = new MailError('never', { isTemporary: false });
  const { failure } = await deliver(await storeCode('email'), { fails });
  expect(failure).toBeInstanceOf(LastingFailure);
  expect(await statusOf('email')).toMatchObject({ state: 'undeliverable', errorCode: ERROR.externalProviderError });
});

it.each([
  [ERROR.smsProviderError, new SmsFailed('fails')],
  [ERROR.smsNumberRefused, new SmsRefused('refuses')],
  [ERROR.smsQuotaUsedUp, new SmsQuotaUsed('has sent enough')],
  [ERROR.smsProviderError, new Error('breaks')],
] as const)('R8.21 tells %i of an SMS provider that %s', async (errorCode, fails) => {
  const order = await storeCode('phone');
  expect(await deliverSms({ ...order, to: '+886912345678' }, fails)).toMatchObject({ code: errorCode });
  expect(await statusOf('phone')).toEqual({ state: 'undeliverable', expiresIn: 0, errorCode });
});

it('sends no code that was sealed with another secret', async () => {
  const { sent, failure } = await deliver(await storeCode('email', 'another secret'), { attempt: 6 });
  expect(sent).toEqual([]);
  expect(failure).toMatchObject({ message: expect.stringContaining('SESSION_SECRET') });
});

it('a caller waits no longer than its limit', async () => {
  const { codeId } = await storeCode('email');
  expect(await waitForDelivery(product.db, codeId, 60)).toEqual({ failure: null });
  await deliver({ codeId, to: email, language: 'en-US', seal: '' }, { attempt: 6 });
  expect(await waitForDelivery(product.db, codeId)).toEqual({ failure: ERROR.externalProviderError });
  expect(await waitForDelivery(product.db, crypto.randomUUID())).toEqual({ failure: null });
});

it('tells nothing of a code that was used, nor of other purposes', async () => {
  const { headers } = player;
  expect(await statusOf('email')).toEqual({ state: 'none', expiresIn: 0, errorCode: null });
  await product.call(sendEmailCode, { email }, { headers });
  expect(await statusOf('email')).toEqual({ state: 'sent', expiresIn: 300, errorCode: null });
  expect(await statusOf('phone')).toMatchObject({ state: 'none' });
  expect(await statusOf('device')).toMatchObject({ state: 'none' });
  await product.call(verifyEmail, { email, code: await readCode(product, email) }, { headers });
  expect(await statusOf('email')).toEqual({ state: 'none', expiresIn: 0, errorCode: null });
});

it('refuses a purpose that does not exist with 20001, and visitors with 30000', async () => {
  const { headers } = player;
  for (const purpose of [undefined, '', 'password']) {
    expect(await product.refuse(getCodeStatus, { purpose }, { headers })).toMatchObject({
      status: 400,
      code: ERROR.invalidFormat,
    });
  }
  expect(await product.refuse(getCodeStatus, { purpose: 'email' })).toEqual({
    status: 401,
    code: ERROR.authorizationMissing,
  });
});
