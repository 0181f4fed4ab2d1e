import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTwilio, TAKEN, type TwilioAnswer, twilioError } from '#tests/sms/start-twilio.ts';
import { testSmsSender } from '#tests/sms/test-sms-sender.ts';
import { createTwilioSmsSender, type TwilioSettings } from './twilio-sms-sender.ts';

const SMS = { to: '+886912345678', text: 'code 012345' };
const REFUSED_NUMBER = '+886900000002';
const FAILING_NUMBER = '+886900000001';

let twilio: Awaited<ReturnType<typeof startTwilio>>;

beforeAll(async () => {
  twilio = await startTwilio();
});

beforeEach(() => twilio.answerWith(TAKEN));

afterAll(() => twilio.close());

function openSender(settings: Partial<TwilioSettings> = {}) {
  const account = { accountSid: 'AC0123456789abcdef', authToken: 'the token', from: '+15005550006' };
  return createTwilioSmsSender({ ...account, apiUrl: twilio.url, ...settings });
}

describe('Twilio as a sender of text messages', () => {
  testSmsSender(() => {
    twilio.answerWith(({ To }) => {
      if (To === REFUSED_NUMBER) return twilioError(400, 21211);
      return To === FAILING_NUMBER ? twilioError(500, 20500) : TAKEN;
    });
    return {
      sender: openSender(),
      read: async () => twilio.taken,
      refusedNumber: REFUSED_NUMBER,
      failingNumber: FAILING_NUMBER,
      exhausted: () => {
        twilio.answerWith(twilioError(429, 20429));
        return openSender();
      },
    };
  });
});

it('asks as the interface wants to be asked', async () => {
  await openSender().send(SMS);
  expect(twilio.requests.at(-1)).toEqual({
    method: 'POST',
    path: '/2010-04-01/Accounts/AC0123456789abcdef/Messages.json',
    authorization: `Basic ${Buffer.from('AC0123456789abcdef:the token').toString('base64')}`,
    contentType: 'application/x-www-form-urlencoded;charset=UTF-8',
    form: { From: '+15005550006', To: SMS.to, Body: SMS.text },
  });
});

it.each([21211, 21214, 21408, 21610, 21612, 21614, 21635])('understands code %i as a refused number', async (code) => {
  twilio.answerWith(twilioError(400, code));
  await expect(openSender().send(SMS)).rejects.toMatchObject({ name: 'SmsRefused', code: 80002 });
});

it.each([
  [429, 20429],
  [429, 63038],
  [400, 21611],
  [400, 30022],
  [429, 99999],
])('understands HTTP %i with code %i as a used-up quota', async (status, code) => {
  twilio.answerWith(twilioError(status, code));
  await expect(openSender().send(SMS)).rejects.toMatchObject({ name: 'SmsQuotaUsed', code: 80003 });
});

const FAILURES: readonly (readonly [string, TwilioAnswer])[] = [
  ['a wrong token', twilioError(401, 20003)],
  ['a sender that is not ours', twilioError(400, 21606)],
  ['a code that nobody knows', twilioError(400, 12345)],
  ['a server error', { status: 503, body: 'Service Unavailable' }],
  ['a page in place of an answer', { status: 200, body: '<!doctype html><h1>Welcome to the hotel</h1>' }],
  ['an answer without a message', { status: 200, body: '{}' }],
  ['an answer of other types', { status: 201, body: '{"sid": 7}' }],
  ['an answer that is no object', { status: 201, body: '[1, 2]' }],
  ['no answer body', { status: 201, body: '' }],
  ['a redirect', { status: 302, body: '' }],
  ['a connection that breaks', 'broken'],
];

it.each(FAILURES)('says that the provider failed at %s', async (_what, answer) => {
  twilio.answerWith(answer);
  await expect(openSender().send(SMS)).rejects.toMatchObject({ name: 'SmsFailed', code: 80001 });
});

it('fails for a message that was taken and has failed already', async () => {
  twilio.answerWith({ status: 201, body: JSON.stringify({ sid: 'SM1', status: 'failed', error_code: 30001 }) });
  await expect(openSender().send(SMS)).rejects.toMatchObject({ name: 'SmsQuotaUsed' });
});

it('gives up on a provider that does not answer', async () => {
  twilio.answerWith('silence');
  await expect(openSender({ timeoutMs: 200 }).send(SMS)).rejects.toMatchObject({ name: 'SmsFailed', code: 80001 });
});

it('fails on a refused connection', async () => {
  const gone = await startTwilio();
  await gone.close();
  await expect(openSender({ apiUrl: gone.url }).send(SMS)).rejects.toMatchObject({ name: 'SmsFailed' });
});

it('asks once, whatever comes back: a second request could send a second message', async () => {
  const before = twilio.requests.length;
  twilio.answerWith('broken');
  await openSender()
    .send(SMS)
    .catch(() => undefined);
  expect(twilio.requests).toHaveLength(before + 1);
});

it('keeps the token out of its failures', async () => {
  twilio.answerWith(twilioError(401, 20003));
  const failure: unknown = await openSender()
    .send(SMS)
    .catch((error: unknown) => error);
  expect(`${failure} ${JSON.stringify(failure)}`).not.toContain('the token');
});
