import { afterAll, beforeAll, expect, it } from 'vitest';
import { loginWithApple, loginWithGoogle } from '#contract/account/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { openTestIssuer, type TestIssuer } from '#server/providers/identity/open-test-issuer.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { PRODUCTION_SETTINGS } from '#tests/product/production-settings.ts';
import { askForNonce } from '#tests/product/sign-in.ts';

const ORIGIN = 'https://games.example';

let issuer: TestIssuer;
let product: TestProduct;

beforeAll(async () => {
  issuer = await openTestIssuer();
  const keySetUrls = { google: issuer.url, apple: 'http://127.0.0.1:9/keys' };
  product = await openTestProduct({
    settings: { ...PRODUCTION_SETTINGS, APPLE_CLIENT_ID: 'our.apple.client' },
    keySetUrls,
  });
});

afterAll(async () => {
  await product.close();
  await issuer.close();
});

function sign(changed: object = {}): Promise<string> {
  const nowSeconds = Math.floor(product.clock.now() / 1000);
  const claims = {
    iss: 'accounts.google.com',
    aud: 'our-google-client',
    sub: '1',
    iat: nowSeconds,
    exp: nowSeconds + 60,
  };
  return issuer.sign({ ...claims, email: 'mei@example.com', email_verified: true, ...changed });
}

it('R1.20 signs in with a token of the real provider, and sets its cookies for https', async () => {
  const { nonce, cookie } = await askForNonce(product);
  expect(cookie).toMatch(/^__Host-presign=/);
  const token = await sign({ nonce });
  const response = await product.send(loginWithGoogle, { token }, { headers: { origin: ORIGIN, cookie } });
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-sid=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    expect.stringMatching(/^token=[^;]+; Max-Age=604800; Path=\/; Secure; SameSite=Lax$/),
    expect.stringMatching(/^__Host-device=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ]);
});

it('requires a nonce of everyone, programs too', async () => {
  const { cookie } = await askForNonce(product);
  for (const headers of [{}, { cookie }] as Record<string, string>[]) {
    expect(await product.refuse(loginWithGoogle, { token: await sign() }, { headers })).toEqual({
      status: 401,
      code: ERROR.googleCredentialRejected,
    });
  }
});

it('rejects a cookie without its prefix', async () => {
  const { nonce, cookie } = await askForNonce(product);
  const headers = { cookie: cookie.replace('__Host-', '') };
  expect(await product.refuse(loginWithGoogle, { token: await sign({ nonce }) }, { headers })).toMatchObject({
    code: ERROR.googleCredentialRejected,
  });
});

it('R8.9 answers 30003 for a token made for another client', async () => {
  const token = await sign({ aud: 'other' });
  expect(await product.refuse(loginWithGoogle, { token })).toEqual({ status: 401, code: ERROR.wrongClientId });
});

it("R8.21 answers 80000 while the provider's keys are unavailable", async () => {
  const token = await sign({ iss: 'https://appleid.apple.com', aud: 'our.apple.client' });
  expect(await product.refuse(loginWithApple, { token })).toEqual({ status: 502, code: ERROR.externalProviderError });
});
