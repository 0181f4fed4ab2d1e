import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { releaseApplication } from '#contract/application/developer-endpoints.ts';
import { listNotifications, setNotificationSettings } from '#contract/notification/endpoints.ts';
import { editProduct, pullProduct, releaseProduct, repriceProducts } from '#contract/product/developer-endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { SHELF } from '#contract/values/states.ts';
import { pullVersion, releaseVersion } from '#contract/version/endpoints.ts';
import type { BuiltApplication } from '#tests/factories/build-application.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildProduct } from '#tests/factories/build-product.ts';
import { buildVersion } from '#tests/factories/build-version.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { openProductTrial, type ProductTrial } from '#tests/product/open-product-trial.ts';
import { signIn } from '#tests/product/sign-in.ts';
import { fanOutAnnouncements } from './fan-out-announcements.ts';

let trial: ProductTrial;
let game: BuiltApplication;

beforeAll(async () => {
  trial = await openProductTrial();
});

afterAll(() => trial.close());

beforeEach(async () => {
  game = await buildApplication(trial.db, {
    developer_id: trial.first.userId,
    platforms: [2],
    web_redirect_url: 'https://play.example/x',
  });
});

afterEach(() => spread());

const spread = () => fanOutAnnouncements(trial.services);
const announced = () =>
  trial.db.selectFrom('announcements').selectAll().where('application_id', '=', game.id).orderBy('id').execute();
const notificationsOf = async (who: { readonly headers: Readonly<Record<string, string>> }) =>
  (await trial.call(listNotifications, { lang: 'en-US' }, who)).list;

async function meet() {
  const email = `watcher-${nextNumber()}@example.com`;
  const { headers } = await signIn(trial, { email });
  const { id } = await trial.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  return { id, headers };
}

function keep(userId: number, table: 'library_favourites' | 'library_wishes') {
  const row = { application_id: game.id, user_id: userId, created_at: new Date(trial.clock.now()) };
  return trial.db.insertInto(table).values(row).execute();
}

/** An approved version that was never online. */
const buildNew = (overrides: object = {}) =>
  buildVersion(trial.db, {
    ...{ application_id: game.id, platform: 2, status: SHELF.offShelf, released_at: null, version_name: '2.0' },
    ...overrides,
  });

describe('a version that goes online', () => {
  it('notifies players with its game among favorites or wishes, once for both, and nobody else', async () => {
    const [fan, wisher, both, other] = [await meet(), await meet(), await meet(), await meet()];
    await keep(fan.id, 'library_favourites');
    await keep(wisher.id, 'library_wishes');
    await keep(both.id, 'library_favourites');
    await keep(both.id, 'library_wishes');
    const id = await buildNew();
    await trial.call(releaseVersion, { id }, trial.first);
    // The developer's call returns before recipients are notified.
    expect(await notificationsOf(fan)).toEqual([]);
    await spread();
    await spread();
    for (const person of [fan, wisher, both]) {
      expect(await notificationsOf(person)).toMatchObject([
        {
          kind: 'version_released',
          application: { applicationId: game.appId },
          params: { versionName: '2.0', platform: 2 },
          path: `/application/details?applicationId=${game.appId}`,
        },
      ]);
    }
    expect(await notificationsOf(other)).toEqual([]);
  });

  it('is no news a second time, nor where nobody can get the game', async () => {
    const fan = await meet();
    await keep(fan.id, 'library_favourites');
    // The game stays on the shelf while its browser version is off.
    await buildVersion(trial.db, { application_id: game.id, platform: 1, status: SHELF.onShelf });
    const id = await buildNew();
    await trial.call(releaseVersion, { id }, trial.first);
    trial.clock.advance(1000);
    await trial.call(pullVersion, { id }, trial.first);
    await trial.call(releaseVersion, { id }, trial.first);
    expect(await announced()).toHaveLength(1);
    await trial.db.updateTable('applications').set({ status: SHELF.offShelf }).where('id', '=', game.id).execute();
    await trial.call(releaseVersion, { id: await buildNew({ version_name: '3.0' }) }, trial.first);
    expect(await announced()).toHaveLength(1);
  });

  it('notifies as well when it goes online together with its application', async () => {
    const fan = await meet();
    await keep(fan.id, 'library_favourites');
    await trial.db.updateTable('applications').set({ status: SHELF.offShelf }).where('id', '=', game.id).execute();
    await buildNew();
    await trial.call(releaseApplication, { applicationId: game.appId }, trial.first);
    await spread();
    expect(await notificationsOf(fan)).toMatchObject([{ kind: 'version_released' }]);
  });

  it('is sent to nobody once its game has left the shelf', async () => {
    const fan = await meet();
    await keep(fan.id, 'library_favourites');
    await trial.call(releaseVersion, { id: await buildNew() }, trial.first);
    await trial.db.updateTable('applications').set({ status: SHELF.removed }).where('id', '=', game.id).execute();
    await spread();
    expect(await notificationsOf(fan)).toEqual([]);
    expect(await announced()).toMatchObject([{ fanned_out_at: expect.any(Date) }]);
  });

  it('is not sent to people who have switched it off', async () => {
    const fan = await meet();
    await keep(fan.id, 'library_favourites');
    await trial.call(setNotificationSettings, { kind: 'version_released', inStore: false }, fan);
    await trial.call(releaseVersion, { id: await buildNew() }, trial.first);
    await spread();
    expect(await trial.db.selectFrom('notifications').selectAll().where('user_id', '=', fan.id).execute()).toEqual([]);
  });
});

it('notifies many in batches, each once, even if interrupted or done by two processes', async () => {
  const count = LIMITS.notificationBatch * 2 + 7;
  const rows = Array.from({ length: count }, (_, index) => ({ account: `crowd:${game.id}:${index}` }));
  const people = await trial.db.insertInto('users').values(rows).returning('id').execute();
  const created_at = new Date(trial.clock.now());
  const kept = people.map(({ id }) => ({ application_id: game.id, user_id: id, created_at }));
  await trial.db.insertInto('library_favourites').values(kept).execute();
  await trial.db
    .insertInto('library_wishes')
    .values(kept.filter((_, index) => index % 3 === 0))
    .execute();
  await trial.call(releaseVersion, { id: await buildNew() }, trial.first);
  await Promise.all([spread(), spread()]);
  const received = await trial.db
    .selectFrom('notifications')
    .select(['user_id', ({ fn }) => fn.countAll<number>().as('times')])
    .where('application_id', '=', game.id)
    .groupBy('user_id')
    .execute();
  expect(received).toHaveLength(count);
  expect(received.every(({ times }) => times === 1)).toBe(true);
  expect(await announced()).toMatchObject([{ fanned_out_at: expect.any(Date) }]);
});

describe('a product that costs less', () => {
  const build = (overrides: object = {}) =>
    buildProduct(trial.db, {
      application_id: game.id,
      icon: '/files/images/icon.png',
      titles: { 'zh-TW': '一袋星塵', 'en-US': 'A bag of stardust' },
      ...overrides,
    });
  const edit = (id: number, { TW = 30, MY = 4.5 }: { readonly TW?: number; readonly MY?: number }) => {
    const prices = [
      { country: 'TW', currency: 'TWD' as const, price: TW, manualPrice: true },
      { country: 'MY', currency: 'MYR' as const, price: MY, manualPrice: true },
    ];
    return trial.call(editProduct, { id, prices }, trial.first);
  };
  const change = async (id: number, prices: { readonly TW?: number; readonly MY?: number }) => {
    await trial.call(pullProduct, { id }, trial.first);
    await edit(id, prices);
    await trial.call(releaseProduct, { id }, trial.first);
  };

  it('notifies players who want its game, by its title, and not those who merely like it', async () => {
    const [wisher, fan] = [await meet(), await meet()];
    await keep(wisher.id, 'library_wishes');
    await keep(fan.id, 'library_favourites');
    const { id } = await build();
    await change(id, { TW: 20 });
    await spread();
    expect(await notificationsOf(wisher)).toMatchObject([
      {
        kind: 'price_dropped',
        count: 1,
        params: { product: 'A bag of stardust' },
        path: `/application/details?applicationId=${game.appId}`,
      },
    ]);
    expect(await notificationsOf(fan)).toEqual([]);
  });

  it.each([
    ['costs more', { TW: 40 }],
    ['costs less here and more there', { TW: 20, MY: 9 }],
    ['costs what it did', { TW: 30 }],
  ])('is no news where it %s', async (_, prices) => {
    const wisher = await meet();
    await keep(wisher.id, 'library_wishes');
    const { id } = await build();
    await change(id, prices);
    expect(await announced()).toEqual([]);
  });

  it('counts from when it was last on the shelf, not from an edit in between', async () => {
    const wisher = await meet();
    await keep(wisher.id, 'library_wishes');
    const { id } = await build();
    await trial.call(pullProduct, { id }, trial.first);
    await edit(id, { TW: 50 });
    await edit(id, { TW: 30 });
    await trial.call(releaseProduct, { id }, trial.first);
    expect(await announced()).toEqual([]);
    await change(id, { TW: 29 });
    await change(id, { TW: 28 });
    await change(id, { TW: 28 });
    await spread();
    expect(await notificationsOf(wisher)).toMatchObject([{ kind: 'price_dropped', count: 2 }]);
  });

  it('is no news where its game has had as many within a day as players are notified of', async () => {
    const wisher = await meet();
    await keep(wisher.id, 'library_wishes');
    const { id } = await build();
    await change(id, { TW: 29 });
    const [first] = await announced();
    expect(first).toMatchObject({ kind: 'price_dropped' });
    await sql`
      INSERT INTO announcements (kind, application_id, params, path, audiences, created_at)
      SELECT kind, application_id, params, path, audiences, created_at FROM announcements, generate_series(2, 20)`.execute(
      trial.db,
    );
    await change(id, { TW: 28 });
    expect(await announced()).toHaveLength(20);
    await sql`UPDATE announcements SET created_at = created_at - interval '1 day'`.execute(trial.db);
    await change(id, { TW: 27 });
    expect(await announced()).toHaveLength(21);
  });

  it('is no news where nobody wants its game, where its game cannot be had, or where only rates have changed', async () => {
    const { id } = await build();
    await change(id, { TW: 20 });
    const wisher = await meet();
    await keep(wisher.id, 'library_wishes');
    expect(await announced()).toEqual([]);
    const automatic = await trial.make({ defaultPrice: 300 }, game.appId);
    await trial.call(releaseProduct, { id: automatic.id }, trial.first);
    await trial.call(pullProduct, { id: automatic.id }, trial.first);
    await trial.setRates({ TWD: 40 });
    const repriced = await trial.call(repriceProducts, { applicationId: game.appId, apply: true }, trial.first);
    expect(repriced).toMatchObject({ isApplied: true, count: expect.toSatisfy((count) => count > 0) });
    await trial.call(releaseProduct, { id: automatic.id }, trial.first);
    expect(await announced()).toEqual([]);
    await trial.db.updateTable('applications').set({ status: SHELF.offShelf }).where('id', '=', game.id).execute();
    await change(id, { TW: 10 });
    expect(await announced()).toEqual([]);
  });
});
