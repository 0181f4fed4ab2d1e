import { afterAll, beforeAll, expect, it } from 'vitest';
import { listSortedApplications } from '#contract/application/endpoints.ts';
import { SORT_TYPE } from '#contract/values/states.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildRating } from '#tests/factories/build-rating.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { computeRatingShifts } from './shift-queries.ts';

const HOUR = 3600;

let product: TestProduct;

beforeAll(async () => {
  product = await openTestProduct();
});

afterAll(() => product.close());

async function rate(application_id: number, stars: number, played_seconds: number) {
  const id = await buildRating(product.db, { application_id, stars });
  const { user_id } = await product.db
    .selectFrom('ratings')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const at = new Date('2026-03-01T00:00:00Z');
  await product.db
    .insertInto('library_plays')
    .values({ user_id: user_id ?? 0, application_id, first_played_at: at, last_played_at: at, played_seconds })
    .execute();
}

it('sorts top rated games by what those say who have played them for long', async () => {
  const fans = await buildApplication(product.db, { app_id: 'com.fans' });
  const passers = await buildApplication(product.db, { app_id: 'com.passers' });
  // Both have a mean of three; of the first, those who have played for long give five stars.
  for (let index = 0; index < 10; index += 1) {
    await rate(fans.id, 5, 12 * HOUR);
    await rate(fans.id, 1, 30);
    await rate(passers.id, 1, 3 * HOUR);
    await rate(passers.id, 5, 30);
  }
  await computeRatingShifts(product.db);
  const { list } = await product.call(listSortedApplications, { sortType: SORT_TYPE.topRated });
  expect(list.map(({ applicationId }) => applicationId)).toEqual(['com.fans', 'com.passers']);
  const shifts = await product.db.selectFrom('rating_shifts').selectAll().orderBy('application_id').execute();
  // (2 × 5 + ½ × 1) / 2½ = 4.2, and (1½ × 1 + ½ × 5) / 2 = 2.
  expect(shifts.map(({ shift }) => Number(shift.toFixed(6)))).toEqual([1.2, -1]);
  // The average that is shown is that of all ratings.
  expect(list.map(({ rating }) => rating?.average)).toEqual([3, 3]);
});

it('counts a rating as one whose author’s time is unknown, and forgets a game without ratings', async () => {
  await product.db.deleteFrom('ratings').execute();
  const { id } = await buildApplication(product.db);
  await rate(id, 5, 0);
  await buildRating(product.db, { application_id: id, stars: 1 });
  await computeRatingShifts(product.db);
  expect(await product.db.selectFrom('rating_shifts').selectAll().execute()).toEqual([]);
});
