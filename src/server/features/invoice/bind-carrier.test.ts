import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount, getUserProfile } from '#contract/account/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { bindCarrier, getCarrier, unbindCarrier } from '#contract/invoice/endpoints.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';

let product: TestProduct;
let email = '';
let headers: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  product = await openTestProduct();
});

beforeEach(async () => {
  email = `carrier-${nextNumber()}@example.com`;
  ({ headers } = await signIn(product, { email }));
});

afterAll(() => product.close());

const NOTHING = { bound: false, carrierType: null, carrierCode: null, boundAt: null, bindUrl: expect.any(String) };
const VALID = [
  { carrierType: 1, carrierCode: '/+.-++..' },
  { carrierType: 2, carrierCode: 'AB12345678901234' },
  { carrierType: 4, carrierCode: '919' },
] as const;

it.each(VALID)('R1.9 binds a carrier, which stays bound: %j', async (carrier) => {
  expect(await product.call(getCarrier, {}, { headers })).toEqual(NOTHING);
  const bound = { ...carrier, bound: true, boundAt: '2026-03-01T04:00:00.000Z', bindUrl: null };
  expect(await product.call(bindCarrier, carrier, { headers })).toEqual(bound);
  expect(await product.call(getCarrier, {}, { headers })).toEqual(bound);
});

it('R7.71 returns the carrier of an account to its owner, and 30000 to visitors', async () => {
  await product.call(bindCarrier, VALID[0], { headers });
  expect(await product.call(getCarrier, {}, { headers })).toMatchObject({ bound: true, ...VALID[0] });
  expect(await product.refuse(getCarrier, {})).toEqual({ status: 401, code: ERROR.authorizationMissing });
  const stranger = await signIn(product, { email: `stranger-${nextNumber()}@example.com` });
  expect(await product.call(getCarrier, {}, { headers: stranger.headers })).toEqual(NOTHING);
});

it('replaces the previous carrier, and unbinds once', async () => {
  await product.call(bindCarrier, VALID[0], { headers });
  await product.call(bindCarrier, VALID[1], { headers });
  expect(await product.call(getCarrier, {}, { headers })).toMatchObject(VALID[1]);
  expect(await product.call(unbindCarrier, {}, { headers })).toEqual({ result: true });
  expect(await product.call(getCarrier, {}, { headers })).toEqual(NOTHING);
  expect(await product.refuse(unbindCarrier, {}, { headers })).toEqual({
    status: 404,
    code: ERROR.invoiceOrCarrierNotFound,
  });
});

describe('invalid carrier codes', () => {
  it.each([
    [1, '/ab12345'],
    [1, '/P4SV.-I\n'],
    [1, '/P4SV.-'],
    [1, 'AB12345678901234'],
    [2, 'ab12345678901234'],
    [2, 'AB1234567890123'],
    [4, '12'],
    [4, '12345678'],
    [4, '９１９'],
  ])('is 20001 and binds nothing: %d %j', async (carrierType, carrierCode) => {
    const refusal = await product.refuse(bindCarrier, { carrierType, carrierCode }, { headers });
    expect(refusal).toEqual({ status: 400, code: ERROR.invalidFormat, fields: { carrierCode: 'field.invalid' } });
    expect(await product.call(getCarrier, {}, { headers })).toEqual(NOTHING);
  });

  it('are 20001 for a member carrier too, whose code cannot be typed, and for unknown types', async () => {
    for (const carrierType of [3, 0, 5, 'x']) {
      const refusal = await product.refuse(bindCarrier, { carrierType, carrierCode: 'SH23456789AB' }, { headers });
      expect(refusal).toMatchObject({
        status: 400,
        code: ERROR.invalidFormat,
        fields: { carrierType: expect.any(String) },
      });
    }
    const nothing = await product.refuse(bindCarrier, {}, { headers });
    expect(nothing).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { carrierType: 'field.required', carrierCode: 'field.required' },
    });
  });
});

it('deletes the carrier of a deleted account', async () => {
  await product.call(bindCarrier, VALID[0], { headers });
  const { id } = await product.call(getUserProfile, {}, { headers });
  await product.call(deleteAccount, { confirm: email }, { headers });
  const left = await product.db.selectFrom('invoice_carriers').selectAll().where('user_id', '=', id).execute();
  expect(left).toEqual([]);
});
