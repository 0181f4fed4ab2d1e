import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAppleKeys, getGoogleKeys, issueAppleToken, issueGoogleToken } from '#contract/account/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { PRODUCTION_SETTINGS } from '#tests/product/production-settings.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct();
});

afterAll(() => product.close());

it('issues tokens unsigned, and shows the public keys', async () => {
  const response = await product.request('/dev/identity/google/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'mei@example.com' }),
  });
  expect(await response.json()).toEqual({ idToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) });
  for (const provider of ['google', 'apple']) {
    const { keys } = await (await product.request(`/dev/identity/${provider}/jwks`)).json();
    expect(keys).toEqual([expect.objectContaining({ kty: 'RSA', alg: 'RS256' })]);
    expect(keys[0]).not.toHaveProperty('d');
  }
});

it.each([
  [{}, 'email'],
  [{ email: 'nobody' }, 'email'],
  [{ email: 'a@example.com', emailVerified: 'maybe' }, 'emailVerified'],
  [{ email: 'a@example.com', sub: 'x'.repeat(256) }, 'sub'],
  [{ email: 'a@example.com', nonce: 5 }, 'nonce'],
])('refuses %j with 20001', async (body, field) => {
  for (const endpoint of [issueGoogleToken, issueAppleToken]) {
    expect(await product.refuse(endpoint, body)).toMatchObject({
      status: 400,
      code: ERROR.invalidFormat,
      fields: { [field]: expect.any(String) },
    });
  }
});

it('refuses a page of another site and other methods with JSON', async () => {
  const headers = { origin: 'https://evil.example' };
  expect(await product.refuse(issueGoogleToken, { email: 'a@example.com' }, { headers })).toMatchObject({
    code: ERROR.forbidden,
  });
  const response = await product.request('/dev/identity/google/token');
  expect([response.status, (await response.json()).error.code]).toEqual([405, ERROR.parameterError]);
});

describe('if its tokens would not be accepted', () => {
  it('answers 40000 while a client ID is set', async () => {
    const other = await openTestProduct({ settings: { GOOGLE_CLIENT_ID: 'our-client' } });
    expect(await other.refuse(issueGoogleToken, { email: 'a@example.com' })).toEqual({
      status: 403,
      code: ERROR.permissionDenied,
    });
    expect(await other.refuse(getGoogleKeys, {})).toEqual({ status: 403, code: ERROR.permissionDenied });
    await expect(other.call(issueAppleToken, { email: 'a@example.com' })).resolves.toBeDefined();
    await other.close();
  });

  it('O112 answers 40000 in production', async () => {
    const other = await openTestProduct({ settings: PRODUCTION_SETTINGS });
    for (const endpoint of [issueGoogleToken, issueAppleToken, getGoogleKeys, getAppleKeys]) {
      expect(await other.refuse(endpoint, { email: 'a@example.com' })).toEqual({
        status: 403,
        code: ERROR.permissionDenied,
      });
    }
    await other.close();
  });
});
