import { afterAll, beforeAll, expect, it } from 'vitest';
import { listSortedApplications } from '#contract/application/endpoints.ts';
import { SORT_TYPE } from '#contract/values/states.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildRating } from '#tests/factories/build-rating.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { computeTrends } from './trend-queries.ts';

/** Noon of 20 March in Taiwan. */
const NOW = Date.parse('2026-03-20T04:00:00Z');

let product: TestProduct;
let ids: readonly number[];

beforeAll(async () => {
  product = await openTestProduct();
  const games = [];
  for (const app_id of ['com.steady', 'com.rising', 'com.past'])
    games.push(await buildApplication(product.db, { app_id }));
  ids = games.map(({ id }) => id);
});

afterAll(() => product.close());

async function readScores(): Promise<(number | undefined)[]> {
  const rows = await product.db.selectFrom('application_trends').selectAll().execute();
  return ids.map((id) => rows.find(({ application_id }) => application_id === id)?.score);
}

it('halves what each view and play is worth every three days, and forgets it after a fortnight', async () => {
  const [steady = 0, rising = 0, past = 0] = ids;
  await product.db
    .insertInto('application_days')
    .values([
      { application_id: steady, day: '2026-03-20', views: 1, plays: 1 },
      { application_id: steady, day: '2026-03-17', views: 4, plays: 0 },
      { application_id: rising, day: '2026-03-20', views: 0, plays: 3 },
      { application_id: past, day: '2026-03-06', views: 9000, plays: 9000 },
    ])
    .execute();
  await computeTrends(product.db, NOW);
  expect(await readScores()).toEqual([6, 9, undefined]);
});

it('adds good ratings, subtracts bad ones, and forgets what nobody plays', async () => {
  const [steady = 0, rising = 0, past = 0] = ids;
  await product.db.deleteFrom('application_days').where('application_id', '=', rising).execute();
  const created_at = new Date(NOW - 3 * 24 * 3600 * 1000);
  await buildRating(product.db, { application_id: steady, stars: 1, created_at });
  await buildRating(product.db, { application_id: past, stars: 5, created_at });
  await computeTrends(product.db, NOW);
  expect(await readScores()).toEqual([1, undefined, 5]);
});

it('sorts by trend, and by the mean of ratings that few of them cannot move far', async () => {
  const [steady = 0, rising = 0] = ids;
  for (let index = 0; index < 12; index += 1) {
    await buildRating(product.db, { application_id: steady, stars: 5 });
    await buildRating(product.db, { application_id: rising, stars: 2 });
  }
  const list = async (sortType: 6 | 7) => {
    const { list: games } = await product.call(listSortedApplications, { sortType });
    return games.map(({ applicationId }) => applicationId);
  };
  expect(await list(SORT_TYPE.trending)).toEqual(['com.past', 'com.steady', 'com.rising']);
  // One star and twelve of five come before a single five.
  expect(await list(SORT_TYPE.topRated)).toEqual(['com.steady', 'com.past', 'com.rising']);
});
