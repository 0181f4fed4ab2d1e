import { afterAll, beforeAll, expect, it } from 'vitest';
import { listSessions } from '#contract/account/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { sendAppleEmailCode, verifyAppleEmail } from '#contract/verification/endpoints.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { otherCode, readCode } from '#tests/product/read-code.ts';
import { signIn } from '#tests/product/sign-in.ts';

const UNVERIFIED = { status: 403, code: ERROR.emailNotVerified };

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct();
});

afterAll(() => product.close());

it('R1.36 lets an account of Apple use the platform only after the right code', async () => {
  const email = 'p2@example.com';
  const { headers } = await signIn(product, { email, emailVerified: false }, 'apple');
  const readable = [...product.pages.table.keys()].filter(
    ({ method, auth, allowsUnverified }) => method === 'GET' && auth === 'user' && !allowsUnverified,
  );
  expect(readable).toContain(listSessions);
  const refuseAll = async () => {
    for (const endpoint of readable) expect(await product.refuse(endpoint, {}, { headers })).toEqual(UNVERIFIED);
  };
  await refuseAll();
  await product.call(sendAppleEmailCode, { email }, { headers });
  const code = await readCode(product, email);
  expect(await product.refuse(verifyAppleEmail, { email, code: otherCode(code) }, { headers })).toMatchObject({
    code: ERROR.invalidVerificationCode,
  });
  await refuseAll();
  await product.call(verifyAppleEmail, { email, code }, { headers });
  expect((await product.call(listSessions, {}, { headers })).count).toBe(1);
  for (const endpoint of readable) {
    const { status } = await product.send(endpoint, {}, { headers });
    expect([endpoint.name, status]).not.toEqual([endpoint.name, UNVERIFIED.status]);
  }
});
