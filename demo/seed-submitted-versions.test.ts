import { afterAll, beforeAll, expect, it } from 'vitest';
import { getVersionReview, issueGoogleToken, listVersionReviews, loginWithGoogle } from '#contract/index.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { submittedVersions } from './catalogue/submitted-versions.ts';
import { seedDemo } from './seed-demo.ts';
import { seedSubmittedVersions } from './seed-submitted-versions.ts';

let product: TestProduct;
let operator: { readonly headers: Readonly<Record<string, string>> };

beforeAll(async () => {
  product = await openTestProduct({
    hasUpkeep: true,
    seed: async (services) => {
      await seedDemo(services);
      await seedSubmittedVersions(services);
    },
  });
  const { idToken } = await product.call(issueGoogleToken, { email: 'operator@starhall.test' });
  const { token } = await product.call(loginWithGoogle, { token: idToken });
  operator = { headers: { authorization: `Bearer ${token}` } };
});

afterAll(() => product.close());

const listAll = async () => (await product.call(listVersionReviews, { limit: 100, review: 1 }, operator)).list;

it('gives operators versions to review, whose files are inspected like any others', async () => {
  const waiting = submittedVersions.filter(({ rejection }) => rejection === undefined);
  await expect
    .poll(async () => (await listAll()).map(({ inspection }) => inspection), { timeout: 60_000 })
    .toEqual(waiting.map(() => expect.stringMatching(/^(?:passed|warned)$/)));
  const list = await listAll();
  expect(list.map(({ versionName }) => versionName).sort()).toEqual(
    waiting.map(({ versionName }) => versionName).sort(),
  );
  const web = list.find(({ platform }) => platform === 2);
  const seen = await product.call(getVersionReview, { id: web?.id ?? 0 }, operator);
  expect(seen.version.inspection.facts?.entry).toBe('index.html');
  expect(seen.playUrl).toContain('/play-files/preview/');
});

it('has a developer who appeals, and a question that waits for its answer', async () => {
  const { list } = await product.call(listVersionReviews, { limit: 100, appeals: true }, operator);
  expect(list.map(({ versionName }) => versionName)).toEqual(['1.2.0']);
  expect((await listAll()).map(({ isAnswerAwaited }) => isAnswerAwaited).sort()).toEqual([false, true]);
});

it('is done once: what was decided stays so', async () => {
  const rows = product.services.database.db.selectFrom('versions').select('id').where('review', '=', 1);
  const before = await rows.execute();
  await seedSubmittedVersions(product.services);
  expect(await rows.execute()).toEqual(before);
});
