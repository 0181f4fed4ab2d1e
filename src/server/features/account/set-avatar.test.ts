import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { exportAccount, getUserProfile, setAvatar } from '#contract/account/endpoints.ts';
import { removeUserAvatar } from '#contract/admin/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { buildUpload } from '#tests/factories/build-upload.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';

type Headers = Readonly<Record<string, string>>;

let product: TestProduct;
let operator: Headers = {};
let headers: Headers = {};
let userId = 0;
let people = 0;

beforeAll(async () => {
  product = await openTestProduct();
  operator = (await signIn(product, { email: 'operator@starhall.test' })).headers;
});

beforeEach(async () => {
  people += 1;
  headers = (await signIn(product, { email: `face-${people}@example.com` })).headers;
  userId = (await product.call(getUserProfile, {}, { headers })).id;
});

afterAll(() => product.close());

const upload = (user_id = userId, purpose: 'avatar' | 'icon' = 'avatar') =>
  buildUpload(product.db, { user_id, purpose });
const set = (image: string) => product.call(setAvatar, { image }, { headers });
const refuse = (image: string) => product.refuse(setAvatar, { image }, { headers });

it('shows the picture with the account, in the export, and no longer once it is removed', async () => {
  const { id, url } = await upload();
  expect(await set(id)).toMatchObject({ id: userId, avatar: url, deviceAllowed: true });
  // Its own picture may be set again by its address.
  expect(await set(url)).toMatchObject({ avatar: url });
  expect(await product.call(getUserProfile, {}, { headers })).toMatchObject({ avatar: url });
  expect(await set('')).toMatchObject({ avatar: '' });
});

it('refuses a picture of another person, for another purpose, or that does not exist', async () => {
  const unknown = { status: 400, code: ERROR.invalidFormat, fields: { image: 'image.unknown' } };
  const other = await signIn(product, { email: `other-${people}@example.com` });
  const { id: otherId } = await product.call(getUserProfile, {}, { headers: other.headers });
  const images = [(await upload(otherId)).id, (await upload(userId, 'icon')).id, crypto.randomUUID(), "' OR 1=1"];
  for (const image of images) expect(await refuse(image), image).toEqual(unknown);
  expect(await refuse('\u0000')).toMatchObject({ fields: { image: 'field.invalid' } });
  expect(await refuse('x'.repeat(LIMITS.urlLength + 1))).toMatchObject({ code: ERROR.invalidFormat });
  expect(await product.refuse(setAvatar, { image: '' })).toMatchObject({ code: ERROR.authorizationMissing });
});

it('an operator removes it once, with a reason that the log keeps', async () => {
  const { id } = await upload();
  await set(id);
  const remove = (input: { userId: number; reason: string }) =>
    product.call(removeUserAvatar, input, { headers: operator });
  expect(await remove({ userId, reason: 'a logo of another company' })).toEqual({ result: true });
  expect(await product.call(getUserProfile, {}, { headers })).toMatchObject({ avatar: '' });
  await remove({ userId, reason: 'again' });
  expect(await listAuditOf(product.db, `user:${userId}`)).toMatchObject([
    { action: 'user.remove_avatar', details: { reason: 'a logo of another company' } },
  ]);
});

it('removing needs an operator, a reason and an account', async () => {
  const refuseRemoval = (input: { userId: number; reason: string }, by: Headers = operator) =>
    product.refuse(removeUserAvatar, input, { headers: by });
  expect(await refuseRemoval({ userId, reason: 'x' }, headers)).toMatchObject({ code: ERROR.permissionDenied });
  expect(await refuseRemoval({ userId, reason: '  ' })).toMatchObject({ fields: { reason: 'field.required' } });
  expect(await refuseRemoval({ userId: 2_000_000_000, reason: 'x' })).toMatchObject({ code: ERROR.userNotFound });
});

it('is part of the export of the account', async () => {
  const { id, url } = await upload();
  await set(id);
  expect(await product.call(exportAccount, {}, { headers })).toMatchObject({ profile: { avatar: url } });
});
