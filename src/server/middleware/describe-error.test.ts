import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { updateUserProfile } from '#contract/account/endpoints.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

it('logs which rule of the database a write broke, and nothing of the refused row', async () => {
  const email = 'mei.private@example.com';
  const { headers } = await signIn(product, { email });
  await sql`ALTER TABLE users ADD CONSTRAINT no_such_name CHECK (nickname <> 'Nobody')`.execute(product.db);
  expect(await product.refuse(updateUserProfile, { nickname: 'Nobody' }, { headers })).toMatchObject({ status: 500 });
  const line = product.logged.find(({ msg }) => msg === 'unexpected failure');
  expect(line).toMatchObject({ err: { code: '23514', table: 'users', constraint: 'no_such_name' } });
  expect(line).toMatchObject({ err: { message: expect.stringContaining('no_such_name'), stack: expect.any(String) } });
  expect(JSON.stringify(product.logged)).not.toContain(email);
});
