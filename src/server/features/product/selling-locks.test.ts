import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { getOwnProduct, releaseProduct } from '#contract/product/developer-endpoints.ts';
import { SHELF } from '#contract/values/states.ts';
import { meetAtLock } from '#tests/product/meet-at-lock.ts';
import { openProductTrial, type ProductTrial } from '#tests/product/open-product-trial.ts';

let trial: ProductTrial;

beforeAll(async () => {
  trial = await openProductTrial();
});

afterAll(() => trial.close());

it('R3.14 a product is not put on the shelf while its application comes to say that it sells nothing', async () => {
  const { id } = await trial.make();
  const refused = await meetAtLock(trial.db, {
    lock: (trx) =>
      trx
        .updateTable('applications')
        .set({ has_in_app_purchase: false, is_paid_once: false })
        .where('id', '=', trial.game.id)
        .execute(),
    call: () => trial.refuse(releaseProduct, { id }, trial.first),
    act: async () => undefined,
  });
  expect(refused).toEqual({
    status: 400,
    code: ERROR.parameterError,
    fields: { hasInAppPurchase: 'form.sells_nothing' },
  });
  expect((await trial.call(getOwnProduct, { id }, trial.first)).status).toBe(SHELF.offShelf);
});

it('a product that is put on the shelf does not wait with its developer, who is being deleted, for each other', async () => {
  const game = await trial.buildGame();
  const { id } = await trial.make({}, game.appId);
  const { developer_id: developerId } = await trial.db
    .selectFrom('applications')
    .select('developer_id')
    .where('id', '=', game.id)
    .executeTakeFirstOrThrow();
  const released = await meetAtLock(trial.db, {
    lock: (trx) => sql`SELECT FROM users WHERE id = ${developerId} FOR UPDATE`.execute(trx),
    call: () => trial.call(releaseProduct, { id }, trial.first),
    act: (trx) => sql`SELECT FROM applications WHERE id = ${game.id} FOR NO KEY UPDATE NOWAIT`.execute(trx),
  });
  expect(released.status).toBe(SHELF.onShelf);
});
