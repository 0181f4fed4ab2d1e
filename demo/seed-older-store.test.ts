import { afterAll, beforeAll, expect, it } from 'vitest';
import { listLibrary, listNotifications, putFavourite } from '#contract/index.ts';
import { notify } from '#server/features/notification/notify.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';
import { demoRatings } from './catalogue/ratings.ts';
import { seedDemo } from './seed-demo.ts';

let old: TestProduct;

const rowsOf = async (table: 'ratings' | 'library_plays' | 'notifications' | 'users') => {
  const { total } = await old.db
    .selectFrom(table)
    .select((build) => build.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};
const mark = (keys: readonly string[]) =>
  old.db
    .insertInto('settings')
    .values(keys.map((key) => ({ key, value: 'true' })))
    .execute();
const unmark = (keys: readonly string[]) => old.db.deleteFrom('settings').where('key', 'in', keys).execute();
const LATER = ['demo_library_seeded', 'demo_notifications_seeded', 'demo_ratings_without_sales_seeded'];

beforeAll(async () => {
  old = await openTestProduct();
  // Its ledger was in use, so it got no buyers and therefore no ratings, and its player no past.
  await mark([...LATER, 'demo_sales_seeded', 'demo_ratings_seeded', 'demo_wallet_seeded']);
  await seedDemo(old.services);
  await unmark(LATER);
});

afterAll(() => old.close());

it('a store that an earlier release has seeded gets ratings, a library and notifications once, beside what people have done there', async () => {
  expect([await rowsOf('ratings'), await rowsOf('library_plays'), await rowsOf('notifications')]).toEqual([0, 0, 0]);
  const player = await signIn(old, { email: 'player@starhall.test' });
  await old.call(putFavourite, { applicationId: 'com.neonbyte.bayrush', favourite: true }, player);
  const seller = await signIn(old, { email: 'neonbyte@starhall.test' });
  const { id: userId } = await old.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'neonbyte@starhall.test')
    .executeTakeFirstOrThrow();
  await old.db.transaction().execute((trx) => {
    const now = new Date(old.clock.now());
    return notify(trx, { userId, kind: 'webhook_off', params: { url: 'https://x.example' }, path: '/', now });
  });

  await Promise.all([seedDemo(old.services), seedDemo(old.services)]);
  expect(await rowsOf('ratings')).toBe(demoRatings.length);
  const totalsOf = async () => (await old.call(listLibrary, { list: 'favourites' }, player)).totals;
  expect(await totalsOf()).toEqual({ favourites: 1, wishes: 3, recent: 5, owned: 0, following: 1 });
  const toldTo = async (who: typeof player) =>
    (await old.call(listNotifications, {}, who)).list.map(({ kind }) => kind);
  expect(await toldTo(player)).toEqual(['price_dropped', 'version_released', 'version_released']);
  expect(await toldTo(seller)).toEqual(['webhook_off']);

  const before = [await rowsOf('ratings'), await rowsOf('library_plays'), await rowsOf('users')];
  await old.db.deleteFrom('notifications').execute();
  await old.db.deleteFrom('library_wishes').execute();
  await seedDemo(old.services);
  expect([await rowsOf('ratings'), await rowsOf('library_plays'), await rowsOf('users')]).toEqual(before);
  expect([await rowsOf('notifications'), (await totalsOf()).wishes]).toEqual([0, 0]);
  // A release between the two added the library without recording it: cleared libraries must stay empty.
  await unmark(['demo_library_seeded']);
  await seedDemo(old.services);
  expect((await totalsOf()).wishes).toBe(0);
});

it('gives a store that was seeded before one could sign in the people that it lacks, and revives nobody', async () => {
  const identities = async () => {
    const rows = await old.db.selectFrom('identities').select(['login_type', 'subject']).execute();
    return rows.map(({ login_type, subject }) => `${login_type} ${subject}`).sort();
  };
  const [before, people] = [await identities(), await rowsOf('users')];
  await old.db.deleteFrom('sessions').execute();
  await old.db.deleteFrom('identities').execute();
  // In the oldest stores only the developers had accounts, and there were no applications.
  await old.db.deleteFrom('provider_submissions').execute();
  await old.db.deleteFrom('uploads').execute();
  for (const table of ['library_favourites', 'library_wishes', 'library_plays', 'notification_languages'] as const) {
    await old.db.deleteFrom(table).execute();
  }
  const { db } = old;
  await db.deleteFrom('developer_follows').execute();
  await db.deleteFrom('users').where('type', '=', 1).where('account', 'not like', 'demo-buyer-%').execute();
  await Promise.all([seedDemo(old.services), seedDemo(old.services)]);
  expect(await identities()).toEqual(before);
  expect(await rowsOf('users')).toBe(people);
  const where = ['email', '=', 'player@starhall.test'] as const;
  const deleted = { account: 'deleted:1', email: '', is_email_confirmed: false, deleted_at: '2026-01-01T00:00:00Z' };
  await old.db
    .updateTable('users')
    .set(deleted)
    .where(...where)
    .execute();
  await seedDemo(old.services);
  expect(
    await old.db
      .selectFrom('users')
      .select('id')
      .where(...where)
      .execute(),
  ).toEqual([]);
});
