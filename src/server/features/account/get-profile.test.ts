import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getProviderProfile, getUserProfile } from '#contract/account/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { makeDeveloper } from '#tests/product/make-developer.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';

let product: TestProduct;
let people = 0;
let email = '';

beforeAll(async () => {
  product = await openTestProduct();
});

beforeEach(() => {
  people += 1;
  email = `person-${people}@example.com`;
});

afterAll(() => product.close());

it('R7.39 R3.40 R3.41 R3.42 R3.43 R3.44 R3.45 returns the complete profile of the player', async () => {
  const { headers } = await signIn(product, { email, name: 'Mei Lin', sub: `mei-${people}` });
  const profile = await product.call(getUserProfile, {}, { headers });
  const now = new Date(product.clock.now()).toISOString();
  expect(profile).toEqual({
    ...{ id: expect.any(Number), account: `google:mei-${people}`, nickname: 'MeiLin' },
    ...{ type: 1, providerType: null, status: 1, loginType: 1 },
    ...{ createdAt: now, updatedAt: now, deletedAt: null },
    ...{ userId: profile.id, givenName: 'Mei', familyName: 'Lin', birthdate: null },
    ...{ callingCode: '', phoneNumber: '', phoneConfirmed: false, email, emailConfirmed: true },
    ...{ postalCode: '', address: '', avatar: '', providerReviewStatus: 0, deviceAllowed: true },
  });
});

it('R3.41 marks a developer with type 99', async () => {
  const { headers } = await signIn(product, { email });
  await makeDeveloper(product, email);
  const profile = await product.call(getUserProfile, {}, { headers });
  expect(profile).toMatchObject({ type: 99, providerType: 2, providerReviewStatus: 2 });
});

it('R7.39 refuses visitors with 30000', async () => {
  expect(await product.refuse(getUserProfile, {})).toEqual({ status: 401, code: ERROR.authorizationMissing });
});

it('is open before the email is verified, the company is not', async () => {
  const { headers } = await signIn(product, { email, emailVerified: false });
  const profile = await product.call(getUserProfile, {}, { headers });
  expect(profile).toMatchObject({ email, emailConfirmed: false });
  expect(await product.refuse(getProviderProfile, {}, { headers })).toEqual({
    status: 403,
    code: ERROR.emailNotVerified,
  });
});

it('R7.40 R3.46 R3.47 R3.48 R3.49 R3.50 returns the company of the developer', async () => {
  const { headers } = await signIn(product, { email });
  const userId = await makeDeveloper(product, email, {
    ...{ name: '極光遊戲', tax_id_number: '22099131', currency: 'TWD', country: 'TW' },
    ...{ website: 'https://aurora.example', email: 'hello@aurora.example', phone: '0223456789', address: '臺北市' },
    ...{ bank_code: '004', branch_code: '0040037', bank_name: '臺灣銀行', bank_account_number: '123456789' },
    ...{ poc_given_name: 'Mei', poc_family_name: 'Lin', poc_email: 'mei@aurora.example' },
    ...{ poc_calling_code: '886', poc_phone_number: '912345678' },
    ...{ billing_contact_name: 'Wei', billing_contact_email: 'wei@aurora.example', billing_contact_phone: '02' },
    ...{ terms_signed_at: '2026-02-01T00:00:00Z', is_verified: true },
  });
  expect(await product.call(getProviderProfile, {}, { headers })).toEqual({
    ...{ userId, enable: true, name: '極光遊戲', taxIdNumber: '22099131', country: 'TW', currency: 'TWD' },
    ...{ website: 'https://aurora.example', email: 'hello@aurora.example', phone: '0223456789', address: '臺北市' },
    ...{ bankCode: '004', branchCode: '0040037', bankName: '臺灣銀行', bankAccountNumber: '123456789' },
    ...{ iban: '', cnapsCode: '' },
    ...{ pocGivenName: 'Mei', pocFamilyName: 'Lin', pocEmail: 'mei@aurora.example' },
    ...{ pocCallingCode: '886', pocPhoneNumber: '912345678' },
    billingContact: { name: 'Wei', email: 'wei@aurora.example', phone: '02' },
    ...{ terms: true, termsSigningAt: '2026-02-01T00:00:00.000Z', verified: true },
    ...{ createdAt: expect.stringMatching(/Z$/), updatedAt: expect.stringMatching(/Z$/) },
  });
});

it('R3.50 reports terms that were not accepted', async () => {
  const { headers } = await signIn(product, { email });
  await makeDeveloper(product, email);
  const profile = await product.call(getProviderProfile, {}, { headers });
  expect(profile).toMatchObject({ terms: false, termsSigningAt: null, verified: false });
});

it('R7.40 R3.46 answers 50014 to a player and 30000 to a visitor', async () => {
  const { headers } = await signIn(product, { email });
  expect(await product.refuse(getProviderProfile, {}, { headers })).toEqual({
    status: 404,
    code: ERROR.providerNotFound,
  });
  expect(await product.refuse(getProviderProfile, {})).toEqual({ status: 401, code: ERROR.authorizationMissing });
});
