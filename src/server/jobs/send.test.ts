import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildMail } from '#tests/mail/test-mail-sender.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { listMessages } from '../features/outbox/outbox-queries.ts';
import { sendMail } from './send-mail.ts';

const PATIENCE_MS = 25_000;

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct();
});

afterAll(() => product.close());

const messagesTo = (to: string) => listMessages(product.db, { to });

it('sends a mail once the transaction that asked for it has committed', async () => {
  const { jobs } = product.services;
  const mail = buildMail({ to: 'committed@example.com' });
  const id = await product.db.transaction().execute((trx) => jobs.enqueue(trx, sendMail, mail));
  expect(await jobs.outcomeOf(sendMail, id, { timeoutMs: PATIENCE_MS })).toEqual({ state: 'done' });
  const { to, ...content } = mail;
  expect(await messagesTo(to)).toMatchObject([{ channel: 'email', ...content }]);
});

it('drops an expired email', async () => {
  const { jobs, now } = product.services;
  const mail = { ...buildMail({ to: 'late@example.com' }), sendBeforeMs: now() };
  const id = await jobs.enqueue(product.db, sendMail, mail);
  expect(await jobs.outcomeOf(sendMail, id, { timeoutMs: PATIENCE_MS })).toEqual({ state: 'done' });
  expect(await messagesTo('late@example.com')).toEqual([]);
  const inTime = await jobs.enqueue(product.db, sendMail, { ...mail, sendBeforeMs: now() + 1 });
  await jobs.outcomeOf(sendMail, inTime, { timeoutMs: PATIENCE_MS });
  expect(await messagesTo('late@example.com')).toHaveLength(1);
});

it('gives a refused mail up at once, and tries one that was put off again', async () => {
  const { jobs } = product.services;
  const refused = await jobs.enqueue(product.db, sendMail, buildMail({ to: 'mei@nowhere.invalid' }));
  expect(await jobs.outcomeOf(sendMail, refused, { timeoutMs: PATIENCE_MS })).toEqual({ state: 'failed', code: null });
  const deferred = await jobs.enqueue(product.db, sendMail, buildMail({ to: 'mei@later.invalid' }));
  await vi.waitFor(() => expect(product.logged).toContainEqual(expect.objectContaining({ id: deferred, attempt: 1 })), {
    timeout: PATIENCE_MS,
  });
  expect(await jobs.outcomeOf(sendMail, deferred, { timeoutMs: 1 })).toEqual({ state: 'pending' });
});
