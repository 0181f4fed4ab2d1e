import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { testSmsSender } from '#tests/sms/test-sms-sender.ts';
import { parseConfig } from '../../../config.ts';
import { listMessages } from '../../features/outbox/outbox-queries.ts';
import { openSmsSender } from './index.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

function openSender(settings: Readonly<Record<string, string>> = {}) {
  return openSmsSender({
    config: parseConfig(settings),
    db: database.db,
    now: () => Date.parse('2026-03-01T04:00:00Z'),
  });
}

async function read() {
  const kept = await listMessages(database.db, {});
  return kept.map(({ recipient, text }) => ({ to: recipient, text })).reverse();
}

describe('the outbox as a sender of text messages', () => {
  testSmsSender(() => ({
    sender: openSender({
      SMS_OUTBOX_REFUSED: '+886900000002, +886900000003',
      SMS_OUTBOX_FAILING: '+886900000001',
    }),
    read,
    refusedNumber: '+886900000003',
    failingNumber: '+886900000001',
    exhausted: () => openSender({ SMS_OUTBOX_QUOTA: '0' }),
  }));
});

it('takes as many messages as its quota says', async () => {
  const sender = openSender({ SMS_OUTBOX_QUOTA: '2' });
  await sender.send({ to: '+886912345678', text: 'one' });
  await sender.send({ to: '+886912345678', text: 'two' });
  await expect(sender.send({ to: '+886912345678', text: 'three' })).rejects.toMatchObject({
    code: ERROR.smsQuotaUsedUp,
  });
  expect((await read()).slice(-2).map(({ text }) => text)).toEqual(['one', 'two']);
});

it('sends nothing in production without a provider: nobody could read the outbox', async () => {
  const config = { ...parseConfig({}), isProduction: true };
  const sender = openSmsSender({ config, db: database.db, now: () => 0 });
  await expect(sender.send({ to: '+886912345678', text: 'one' })).rejects.toMatchObject({
    code: ERROR.smsProviderError,
  });
});
