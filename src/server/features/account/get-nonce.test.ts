import { afterAll, beforeAll, expect, it } from 'vitest';
import { getNonce } from '#contract/account/endpoints.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { askForNonce } from '#tests/product/sign-in.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct();
});

afterAll(() => product.close());

it('returns another nonce each time and sets the cookie it is bound to', async () => {
  const response = await product.send(getNonce, {});
  const { nonce } = await response.json();
  expect(nonce).toMatch(/^[0-9a-z]+\.[\w-]{22}\.[\w-]{43}$/);
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^presign=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect((await askForNonce(product)).nonce).not.toBe(nonce);
});

it('keeps an existing cookie, but replaces a foreign one', async () => {
  const { cookie } = await askForNonce(product);
  expect((await askForNonce(product, { headers: { cookie: `a=b; ${cookie}` } })).cookie).toBe(cookie);
  expect((await askForNonce(product, { headers: { cookie: 'presign=chosen' } })).cookie).not.toContain('chosen');
});

it('stores nothing', async () => {
  await askForNonce(product);
  expect(await product.db.selectFrom('used_nonces').selectAll().execute()).toEqual([]);
});
