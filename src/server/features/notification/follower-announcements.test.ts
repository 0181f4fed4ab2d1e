import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { releaseApplication } from '#contract/application/developer-endpoints.ts';
import { putFollow } from '#contract/developer-page/endpoints.ts';
import { createPost, editPost, submitPost, withdrawPost } from '#contract/developer-post/developer-endpoints.ts';
import { approvePost, rejectPost } from '#contract/developer-post/operator-endpoints.ts';
import { listNotifications, setNotificationSettings } from '#contract/notification/endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { SHELF } from '#contract/values/states.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildVersion } from '#tests/factories/build-version.ts';
import { makeSeller } from '#tests/product/make-seller.ts';
import { makeBuyer } from '#tests/product/open-shop.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';
import { fanOutAnnouncements } from './fan-out-announcements.ts';

const OPERATOR = 'operator@starhall.test';

let product: TestProduct;
let operator: Awaited<ReturnType<typeof signIn>>;
let developer: Awaited<ReturnType<typeof makeSeller>>;
let follower: Awaited<ReturnType<typeof makeBuyer>>;

beforeAll(async () => {
  product = await openTestProduct({ settings: { OPERATOR_EMAILS: OPERATOR } });
  operator = await signIn(product, { email: OPERATOR });
});

beforeEach(async () => {
  developer = await makeSeller(product, { name: 'Aurora Games' });
  follower = await makeBuyer(product);
  await product.call(putFollow, { slug: `developer-${developer.sellerId}`, following: true }, follower);
});

afterAll(() => product.close());

const spread = () => fanOutAnnouncements(product.services);
const told = async (who: { readonly headers: Readonly<Record<string, string>> }, lang: 'en-US' | 'zh-TW' = 'en-US') =>
  (await product.call(listNotifications, { lang }, { headers: who.headers })).list;

async function writePost() {
  const contents = [
    { lang: 'en-US' as const, title: 'Patch 2', body: 'Fixed.' },
    { lang: 'zh-TW' as const, title: '改版', body: '修好了。' },
  ];
  const { id } = await product.call(createPost, { contentDefault: 'en-US', contents }, developer);
  await product.call(submitPost, { id }, developer);
  return { id, contents };
}

it('news notifies followers once, in their language, and nobody else', async () => {
  const other = await makeBuyer(product);
  const { id, contents } = await writePost();
  await spread();
  expect(await told(follower)).toEqual([]);
  await product.call(approvePost, { id, revision: 1 }, operator);
  await spread();
  const path = `/developers/developer-${developer.sellerId}/news/${id}`;
  const params = { developer: 'Aurora Games', title: 'Patch 2' };
  expect(await told(follower)).toMatchObject([{ kind: 'developer_posted', params, path, application: null }]);
  expect(await told(follower, 'zh-TW')).toMatchObject([{ params: { title: '改版' } }]);
  await product.call(editPost, { id, revision: 1, contentDefault: 'en-US', contents }, developer);
  await product.call(withdrawPost, { id }, developer);
  await product.call(submitPost, { id }, developer);
  await spread();
  expect(await told(follower)).toHaveLength(1);
  expect(await told(other)).toEqual([]);
});

it('news that was withdrawn before its followers were notified notifies nobody', async () => {
  const { id } = await writePost();
  await product.call(approvePost, { id, revision: 1 }, operator);
  await product.call(withdrawPost, { id }, developer);
  await spread();
  expect(await told(follower)).toEqual([]);
});

it('many followers are notified in turns, each once, by several processes at once', async () => {
  const people = await Promise.all(
    Array.from({ length: LIMITS.notificationBatch + 2 }, () =>
      product.db
        .insertInto('users')
        .values({ account: `follower-${crypto.randomUUID()}`, type: 1 })
        .returning('id')
        .executeTakeFirstOrThrow(),
    ),
  );
  await product.db
    .insertInto('developer_follows')
    .values(people.map(({ id }) => ({ developer_id: developer.sellerId, user_id: id, created_at: new Date(0) })))
    .execute();
  const { id } = await writePost();
  await product.call(approvePost, { id, revision: 1 }, operator);
  await Promise.all([spread(), spread(), spread()]);
  const rows = await product.db
    .selectFrom('notifications')
    .select('user_id')
    .where('path', 'like', `/developers/%/news/${id}`)
    .execute();
  expect(rows).toHaveLength(people.length + 1);
  expect(new Set(rows.map(({ user_id }) => user_id)).size).toBe(rows.length);
});

it('the first release of a game notifies followers who want to know, a later one does not', async () => {
  const quiet = await makeBuyer(product);
  await product.call(putFollow, { slug: `developer-${developer.sellerId}`, following: true }, quiet);
  await product.call(setNotificationSettings, { kind: 'developer_released', inStore: false }, quiet);
  const game = await buildApplication(product.db, {
    ...{ developer_id: developer.sellerId, status: SHELF.offShelf, published_at: null, platforms: [2] },
    web_redirect_url: 'https://play.example/x',
  });
  await buildVersion(product.db, {
    ...{ application_id: game.id, platform: 2, status: SHELF.offShelf, released_at: null, review: 3 },
  });
  await product.call(releaseApplication, { applicationId: game.appId }, developer);
  await spread();
  const params = { developer: 'Aurora Games' };
  expect(await told(follower)).toMatchObject([
    { kind: 'developer_released', params, application: { applicationId: game.appId } },
  ]);
  expect(await told(quiet)).toEqual([]);
  await product.db.updateTable('applications').set({ status: SHELF.offShelf }).where('id', '=', game.id).execute();
  product.clock.advance(60_000);
  await product.call(releaseApplication, { applicationId: game.appId }, developer);
  await spread();
  expect((await told(follower)).map(({ kind }) => kind)).toEqual(['developer_released']);
});

it('a decision about news notifies its developer with the reason', async () => {
  const { id } = await writePost();
  await product.call(rejectPost, { id, revision: 1, reason: 'No advertising.' }, operator);
  expect(await told(developer)).toMatchObject([
    {
      kind: 'post_decided',
      params: { news: 'rejected', title: 'Patch 2', reason: 'No advertising.' },
      path: `/developer/news/${id}`,
    },
  ]);
});
