import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { buildMail, testMailSender } from '#tests/mail/test-mail-sender.ts';
import { listMessages, OUTBOX_SIZE } from '../../features/outbox/outbox-queries.ts';
import { createOutboxMailSender } from './outbox-mail-sender.ts';

const NOW_MS = Date.parse('2026-03-01T04:00:00Z');

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

const openSender = () => createOutboxMailSender({ db: database.db, now: () => NOW_MS });

describe('the outbox as a sender of mails', () => {
  testMailSender(() => ({
    sender: openSender(),
    refusedAddress: 'mei@nowhere.invalid',
    deferredAddress: 'mei@later.invalid',
    read: async () => {
      const kept = await listMessages(database.db, {});
      return kept
        .map(({ recipient, subject, text, html }) => ({ recipients: [recipient], subject, text, html }))
        .reverse();
    },
  }));
});

it('keeps language, kind and time with a mail', async () => {
  await openSender().send(buildMail({ to: 'facts@example.com', language: 'vi-VN' }));
  const [kept] = await listMessages(database.db, { to: 'facts@example.com' });
  expect(kept).toMatchObject({
    channel: 'email',
    language: 'vi-VN',
    kind: 'verificationCode',
    created_at: new Date(NOW_MS),
  });
});

it('keeps the newest 500 messages', async () => {
  const { id } = await database.db
    .insertInto('outbox')
    .values({ channel: 'sms', recipient: '+886912345678', text: 'first', created_at: new Date(NOW_MS) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const filling = Array.from({ length: OUTBOX_SIZE + 40 }, (_, index) => {
    return { channel: 'sms' as const, recipient: '+886912345678', text: `${index}`, created_at: new Date(NOW_MS) };
  });
  await database.db.insertInto('outbox').values(filling).execute();
  await openSender().send(buildMail({ to: 'last@example.com' }));
  const kept = await listMessages(database.db, { limit: 1000 });
  expect(kept).toHaveLength(500);
  expect(kept[0]).toMatchObject({ recipient: 'last@example.com' });
  expect(kept.map((message) => message.id)).not.toContain(id);
});
