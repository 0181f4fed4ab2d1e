import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { removeApplication, restoreApplication } from '#contract/application/operator-endpoints.ts';
import { setDepositStatus } from '#contract/deposit/operator-endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { listNotifications } from '#contract/notification/endpoints.ts';
import { createOrder, requestOrderRefund } from '#contract/order/endpoints.ts';
import { declineOrderRefund, refundOrder } from '#contract/order/operator-endpoints.ts';
import { removeProduct, restoreProduct } from '#contract/product/operator-endpoints.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { buildProduct } from '#tests/factories/build-product.ts';
import { makePlayer } from '#tests/payment/make-player.ts';
import { openInvoiceTrial } from '#tests/product/open-invoice-trial.ts';
import { openProviderTrial, type ProviderTrial } from '#tests/product/open-provider-trial.ts';
import { buildShop, makeBuyer } from '#tests/product/open-shop.ts';
import type { TestProduct } from '#tests/product/open-test-product.ts';
import { openVersionReviewTrial, type VersionReviewTrial } from '#tests/product/open-version-review-trial.ts';

type Person = { readonly headers: Readonly<Record<string, string>> };

/** A user's notifications, newest first. */
const notificationsOf = async (product: Pick<TestProduct, 'call'>, { headers }: Person) =>
  (await product.call(listNotifications, { lang: 'en-US' }, { headers })).list.map(
    ({ kind, application, params, path }) => ({ kind, game: application?.applicationId ?? null, params, path }),
  );

describe('developers and players of one store', () => {
  let trial: VersionReviewTrial;
  let operate: (endpoint: Endpoint, input: object) => Promise<unknown>;

  beforeAll(async () => {
    trial = await openVersionReviewTrial();
    operate = (endpoint, input) => trial.call(endpoint, input, trial.operator);
  });

  afterAll(() => trial.close());

  it('are notified of the refund that a player asked for, whatever was decided, in the buyer’s words for the product', async () => {
    const shop = await buildShop(trial.product, { product: { titles: { 'zh-TW': '寶石', 'en-US': 'Gem' } } });
    const buyer = await makeBuyer(trial.product, { TWD: 1000 });
    const { applicationId, productId } = shop;
    const buy = async () => {
      const input = { applicationId, productId, currency: 'TWD', quantity: 2 } as const;
      const { orderId } = await trial.call(createOrder, input, buyer);
      await trial.call(requestOrderRefund, { orderId, reason: 'by mistake' }, buyer);
      return orderId;
    };
    const [kept, returned] = [await buy(), await buy()];
    await operate(declineOrderRefund, { orderId: kept, reason: 'it was used' });
    await operate(declineOrderRefund, { orderId: kept, reason: 'it was used' });
    await operate(refundOrder, { orderId: returned, reason: 'never delivered' });
    const about = { kind: 'refund_decided', game: applicationId, path: '/store/record' };
    const amounts = { product: 'Gem', amount: 60, currency: 'TWD' };
    expect(await notificationsOf(trial, buyer)).toEqual([
      { ...about, params: { ...amounts, orderId: returned, isRefunded: true } },
      { ...about, params: { ...amounts, orderId: kept, isRefunded: false } },
    ]);
  });

  it('are notified of each invoice that has won, however often its draw is imported', async () => {
    const { player, addInvoice, importDraw } = await openInvoiceTrial(trial.product);
    await addInvoice('AB97023797');
    await addInvoice('AB00000000');
    await importDraw();
    await importDraw();
    // A job notifies the winners.
    await vi.waitFor(async () => expect(await notificationsOf(trial, player)).not.toEqual([]), { timeout: 20_000 });
    await importDraw();
    expect(await notificationsOf(trial, player)).toEqual([
      {
        kind: 'invoice_won',
        game: null,
        params: { invoiceNumber: 'AB97023797', prize: 10_000_000 },
        path: '/store/lottery',
      },
    ]);
  });

  it('are notified of a top-up once it is paid, and of its refund', async () => {
    const player = await makePlayer(trial.product);
    const { orderId } = await player.pay();
    expect(await notificationsOf(trial, player)).toEqual([
      { kind: 'deposit_paid', game: null, params: { orderId, amount: 150, currency: 'TWD' }, path: '/store/record' },
    ]);
    await operate(setDepositStatus, { orderId, paymentStatus: PAYMENT_STATUS.refunded, amount: 100 });
    const [latest] = await notificationsOf(trial, player);
    expect(latest).toMatchObject({ kind: 'deposit_refunded', params: { orderId, amount: 100, currency: 'TWD' } });
    await player.pay({}, 'declined');
    expect(await notificationsOf(trial, player)).toHaveLength(2);
  });

  it('are notified of what is decided about a version, and where to go on', async () => {
    const { game, id } = await trial.submitGame({ version_name: '3.1' });
    await trial.decide(id, 'ask', { reason: 'Why?' });
    await trial.decide(id, 'approve');
    await trial.remove(id);
    const received = (await notificationsOf(trial, trial.first)).filter(({ game: about }) => about === game.appId);
    expect(received).toEqual(
      ['removed', 'approved', 'asked'].map((news) => ({
        kind: 'version_decided',
        game: game.appId,
        params: { versionName: '3.1', platform: 2, news },
        path: `/developer/versions/${id}`,
      })),
    );
  });

  it('are notified of the removal of an application or a product, and of its end, once', async () => {
    const game = await trial.buildGame();
    const { id } = await buildProduct(trial.db, { application_id: game.id, titles: { 'zh-TW': '寶石' } });
    const removal = { applicationId: game.appId, template: 'illegal', reason: 'It cheats.' };
    await operate(removeProduct, { id, reason: 'It cheats.' });
    await operate(removeProduct, { id, reason: 'It cheats.' });
    await operate(restoreProduct, { id });
    await operate(removeApplication, removal);
    await operate(restoreApplication, { applicationId: game.appId });
    const received = (await notificationsOf(trial, trial.first)).filter(({ game: about }) => about === game.appId);
    expect(received.map(({ kind, params, path }) => [kind, params.isRemoved, path])).toEqual([
      ['application_shelved', false, `/developer/applications/${game.appId}`],
      ['application_shelved', true, `/developer/applications/${game.appId}`],
      ['product_shelved', false, `/developer/products/${id}`],
      ['product_shelved', true, `/developer/products/${id}`],
    ]);
    // There is no English title, and the product's internal name is private.
    expect(received.at(-1)?.params.product).toBe('寶石');
  });
});

describe('people who apply to become developers', () => {
  let trial: ProviderTrial;

  beforeAll(async () => {
    trial = await openProviderTrial();
  });

  afterAll(() => trial.product.close());

  it('are notified of what is decided, and not that their own form came in', async () => {
    const person = await trial.buildApplicant();
    await trial.apply(person);
    expect(await notificationsOf(trial.product, person)).toEqual([]);
    await trial.decide(person, 'ask', { reason: 'Which bank?' });
    await trial.decide(person, 'approve');
    expect(await notificationsOf(trial.product, person)).toEqual([
      { kind: 'provider_decided', game: null, params: { news: 'approved' }, path: '/developer' },
      { kind: 'provider_decided', game: null, params: { news: 'asked' }, path: '/developer/become' },
    ]);
  });
});
