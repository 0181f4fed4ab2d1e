import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  getUserProfile,
  issueAppleToken,
  issueGoogleToken,
  loginWithApple,
  loginWithGoogle,
} from '#contract/account/endpoints.ts';
import { tokenSessionSchema } from '#contract/account/entities.ts';
import { checkProfileForm } from '#domain/forms/provider/profile-form.ts';
import { ANY_CHARACTER } from '#tests/factories/any-character.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { fitPersonName } from './fit-person-name.ts';

let product: TestProduct;
let people = 0;

beforeAll(async () => {
  product = await openTestProduct();
});

afterAll(() => product.close());

/** Signs in with a token and an additional payload from the page. Returns the names stored in the account. */
async function signInAs(sub: string, user: unknown, { name = '' } = {}) {
  const { idToken: token } = await product.call(issueAppleToken, { email: `${sub}@example.com`, sub, name });
  const response = await product.send(loginWithApple, { token, user });
  expect(response.status).toBe(200);
  const session = tokenSessionSchema.parse(await response.json());
  const headers = { authorization: `Bearer ${session.token}` };
  const { givenName, familyName, nickname } = await product.call(getUserProfile, {}, { headers });
  return { givenName, familyName, nickname };
}

const nextSub = () => {
  people += 1;
  return `apple-${people}`;
};

it('R7.90 gives only new accounts the name that Apple sends to the page', async () => {
  const sub = nextSub();
  const told = { name: { firstName: 'Mei', lastName: 'Lin' }, email: 'ignored@example.com' };
  const names = { givenName: 'Mei', familyName: 'Lin', nickname: 'Mei' };
  expect(await signInAs(sub, told)).toEqual(names);
  expect(await signInAs(sub, { name: { firstName: 'Other', lastName: 'Person' } })).toEqual(names);
  const nameless = nextSub();
  await signInAs(nameless, undefined);
  expect(await signInAs(nameless, told)).toMatchObject({ givenName: '', familyName: '' });
});

it.each([
  ['  Mei  ', 'Mei'],
  ['星'.repeat(60), '星'.repeat(50)],
  ["Anne-Marie O'Neil Jr.", "Anne-Marie O'Neil Jr."],
  ['Nguyễn', 'Nguyễn'.normalize('NFC')],
  ['<b>Mei</b>', ''],
  ['Mei\nLin', ''],
  ['\u202eieM', ''],
  ['42', ''],
])('cuts or leaves out a first name: %j becomes %j', async (firstName, givenName) => {
  expect(await signInAs(nextSub(), { name: { firstName, lastName: 'Lin' } })).toMatchObject({
    givenName,
    familyName: 'Lin',
  });
});

it.each([null, '', 5, 'Mei', [], {}, { name: null }, { name: 'Mei' }, { name: { firstName: 5, lastName: ['x'] } }])(
  'signs in all the same where the name has another shape: %j',
  async (user) => {
    expect(await signInAs(nextSub(), user)).toMatchObject({ givenName: '', familyName: '' });
  },
);

it('does not override signed names', async () => {
  const user = { name: { firstName: 'Mallory', lastName: 'Other' } };
  const { idToken } = await product.call(issueGoogleToken, { email: 'g@example.com', name: 'Mei Lin' });
  const response = await product.send(loginWithGoogle, { token: idToken, user });
  expect(response.status).toBe(200);
  const row = product.db.selectFrom('users').select('given_name').where('email', '=', 'g@example.com');
  expect(await row.executeTakeFirst()).toEqual({ given_name: 'Mei' });
});

it('fits any text to the rules of the profile', () => {
  const today = { year: 2026, month: 3, day: 1 };
  fc.assert(
    fc.property(fc.string({ unit: ANY_CHARACTER, maxLength: 120 }), (text) => {
      const name = fitPersonName(text);
      expect(checkProfileForm({ givenName: name, familyName: name }, { today })).toEqual([]);
    }),
  );
});
