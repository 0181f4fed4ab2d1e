import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct({ settings: { SIGN_ENFORCE: 'off' } });
});

afterAll(() => product.close());

it('R7.83 O104 answers the lists of agencies and currencies where they were decided to be, to users', async () => {
  const { headers } = await signIn(product, { email: 'player@starhall.test' });
  for (const path of ['/api/shop/agency_list', '/api/shop/currency_list']) {
    expect((await product.request(path)).status).toBe(401);
    const response = await product.request(path, { headers });
    expect(await response.json()).toEqual({ count: expect.any(Number), list: expect.any(Array) });
  }
});
