import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApplication } from '#tests/factories/build-application.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { up } from './034-own-contacts.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct();
});

afterAll(() => product.close());

it('O124 takes off what was shown of accounts without their owners having chosen so, and nothing else', async () => {
  const { id } = await buildApplication(product.db);
  const keys = ['email', 'phone_number', 'mail', 'telegram'];
  await product.db
    .insertInto('application_contacts')
    .values(keys.map((key) => ({ application_id: id, key, value: '1' })))
    .execute();
  await product.db.transaction().execute((trx) => up(trx));
  const { rows } = await sql<{ key: string }>`
    SELECT key FROM application_contacts WHERE application_id = ${id} ORDER BY key`.execute(product.db);
  expect(rows.map(({ key }) => key)).toEqual(['mail', 'telegram']);
});
