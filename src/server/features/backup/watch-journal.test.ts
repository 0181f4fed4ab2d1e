import { afterAll, beforeAll, expect, it } from 'vitest';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { findJournalFailure } from './journal-queries.ts';
import { watchJournal } from './watch-journal.ts';

const OPERATOR = 'operator@starhall.test';

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct({ settings: { OPERATOR_EMAILS: OPERATOR, WAL_ARCHIVE_TO: '/mnt/journal' } });
});

afterAll(() => product.close());

it('sends one email once copying the journal has failed for ten minutes, and one more after the next time', async () => {
  const mails: unknown[] = [];
  const enqueue: TestProduct['services']['jobs']['enqueue'] = async (_db, _job, mail) => {
    mails.push(mail);
    return '';
  };
  const services = { ...product.services, jobs: { ...product.services.jobs, enqueue } };
  const look = async (isFailing: boolean, minutes = 10) => {
    product.clock.advance(minutes * MINUTE_MS);
    await watchJournal(services, async () => (isFailing ? new Date(product.clock.now()) : null));
    return mails.length;
  };
  expect(await look(false)).toBe(0);
  expect(await look(true)).toBe(0);
  expect(await look(true, 1)).toBe(0);
  expect(await look(true)).toBe(1);
  expect(await look(true)).toBe(1);
  expect(await look(false)).toBe(1);
  expect(await look(true)).toBe(1);
  expect(await look(true)).toBe(2);
  expect(mails).toEqual(Array(2).fill(expect.objectContaining({ to: OPERATOR, kind: 'backupFailed' })));
  expect(JSON.stringify(mails)).toContain('/mnt/journal');
});

it('sees nothing to see to where nothing is copied', async () => {
  expect(await findJournalFailure(product.db)).toBeNull();
});
