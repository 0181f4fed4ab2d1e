import { expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import type { Sms, SmsSender } from '#server/providers/sms/sms-sender.ts';

/** A sender, the outcome of its messages, and the numbers at which it has to fail. */
export interface SmsSenderUnderTest {
  readonly sender: SmsSender;
  readonly read: () => Promise<readonly Sms[]>;
  readonly refusedNumber: string;
  readonly failingNumber: string;
  /** The same sender with its quota used up. */
  readonly exhausted: () => SmsSender;
}

const NUMBER = '+886912345678';
const CODE = '星廳：您的驗證碼為 012345 & “5” 分鐘 + 50 %\nmã';

/** The guarantees of every sender of text messages. */
export function testSmsSender(open: () => SmsSenderUnderTest): void {
  it('delivers a message to its number, word for word', async () => {
    const { sender, read } = open();
    await sender.send({ to: NUMBER, text: CODE });
    expect((await read()).at(-1)).toEqual({ to: NUMBER, text: CODE });
  });

  it.each(NO_NUMBERS)('refuses %j, which is no international number (80002)', async (to) => {
    const { sender, read } = open();
    const before = (await read()).length;
    await expect(sender.send({ to, text: CODE })).rejects.toMatchObject({
      name: 'SmsRefused',
      code: ERROR.smsNumberRefused,
    });
    expect(await read()).toHaveLength(before);
  });

  it('refuses a message without text (80002)', async () => {
    await expect(open().sender.send({ to: NUMBER, text: ' ' })).rejects.toMatchObject({ code: ERROR.smsNumberRefused });
  });

  it('R8.21 says 80001 when the provider fails, 80002 when it refuses the number, 80003 when the quota is used up', async () => {
    const { sender, read, refusedNumber, failingNumber, exhausted } = open();
    const before = (await read()).length;
    const failures = [
      { sending: sender.send({ to: failingNumber, text: CODE }), name: 'SmsFailed', code: ERROR.smsProviderError },
      { sending: sender.send({ to: refusedNumber, text: CODE }), name: 'SmsRefused', code: ERROR.smsNumberRefused },
    ];
    for (const { sending, ...failure } of failures) await expect(sending).rejects.toMatchObject(failure);
    const over = exhausted().send({ to: NUMBER, text: CODE });
    await expect(over).rejects.toMatchObject({ name: 'SmsQuotaUsed', code: ERROR.smsQuotaUsedUp });
    expect(await read()).toHaveLength(before);
  });

  it('names neither number nor text in its failures, which are logged', async () => {
    const { sender, refusedNumber } = open();
    const failure: unknown = await sender.send({ to: refusedNumber, text: CODE }).catch((error: unknown) => error);
    const told = `${failure} ${JSON.stringify(failure)}`;
    expect(told).not.toContain(refusedNumber.slice(1));
    expect(told).not.toContain('012345');
  });
}

const NO_NUMBERS = [
  '',
  '0912345678',
  '886912345678',
  '+0912345678',
  '+886 912 345 678',
  '+12345',
  '+1234567890123456',
  '+88691234567a',
];
