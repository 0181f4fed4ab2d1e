import { Webhook } from 'standardwebhooks';
import { vi } from 'vitest';
import type { InputOf } from '#contract/endpoint.ts';
import { createOrder } from '#contract/order/endpoints.ts';
import { refundOrder } from '#contract/order/operator-endpoints.ts';
import { createWebhook, getDelivery, listDeliveries, listWebhooks } from '#contract/webhook/endpoints.ts';
import { type DeliverServices, deliver, type PlannedDelivery } from '#server/features/webhook/deliver-webhook.ts';
import { createGuardedClient } from '#server/outgoing/guarded-client.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildProduct } from '#tests/factories/build-product.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import type { Received } from '#tests/outgoing/start-receiver.ts';
import { makeDeveloper } from './make-developer.ts';
import { makeBuyer } from './open-shop.ts';
import { openTestProduct, type TestProductOptions } from './open-test-product.ts';
import { signIn } from './sign-in.ts';

const OPERATOR = 'operator@starhall.test';
/** Long enough for a local server, short enough for one that never responds. */
const IMPATIENT_MS = 150;

export interface WebhookTrialOptions extends TestProductOptions {
  /** The time it starts at, if something outside uses another clock. */
  readonly beginAtMs?: number;
}

/** The service with developers who sell, players who buy, and webhooks. */
export async function openWebhookTrial({ settings, beginAtMs, ...options }: WebhookTrialOptions = {}) {
  const product = await openTestProduct({ ...options, settings: { OPERATOR_EMAILS: OPERATOR, ...settings } });
  if (beginAtMs !== undefined) product.clock.advance(beginAtMs - product.clock.now());
  const operator = await signIn(product, { email: OPERATOR });

  /** A developer with a game that sells one product for 30 TWD. */
  const openGame = async () => {
    const email = `seller-${nextNumber()}@studio.test`;
    await signIn(product, { email });
    const sellerId = await makeDeveloper(product, email);
    const { headers } = await signIn(product, { email });
    const { id, appId } = await buildApplication(product.db, { developer_id: sellerId });
    const { productId } = await buildProduct(product.db, { application_id: id });
    product.forget();
    return { email, sellerId, headers, row: id, applicationId: appId, productId };
  };
  type Game = Awaited<ReturnType<typeof openGame>>;
  const buyer = await makeBuyer(product, { TWD: 1_000_000 });

  const read = async ({ headers }: Game, id: number) => product.call(getDelivery, { id }, { headers });
  return {
    ...product,
    buyer,
    openGame,
    /** Creates a webhook for both events; returns it with its secret. */
    makeWebhook: async (
      { applicationId, headers }: Game,
      url: string,
      input: Partial<InputOf<typeof createWebhook>> = {},
    ) =>
      product.call(
        createWebhook,
        { applicationId, url, events: ['purchase.completed', 'purchase.refunded'], ...input },
        { headers },
      ),
    readWebhook: async ({ applicationId, headers }: Game, id: number) => {
      const { list } = await product.call(listWebhooks, { applicationId }, { headers });
      return list.find((one) => one.id === id);
    },
    buy: ({ applicationId, productId }: Game, quantity = 1) =>
      product.call(createOrder, { applicationId, productId, currency: 'TWD', quantity }, { headers: buyer.headers }),
    refund: (orderId: string) =>
      product.call(refundOrder, { orderId, reason: 'never delivered' }, { headers: operator.headers }),
    /** The log of a webhook, the newest first. */
    logOf: async ({ headers }: Game, id: number) =>
      (await product.call(listDeliveries, { id, limit: 100 }, { headers })).list,
    readDelivery: read,
    /** Waits until a delivery is as it should be. */
    waitForDelivery: (game: Game, id: number, isThere: (delivery: Awaited<ReturnType<typeof read>>) => boolean) =>
      vi.waitFor(
        async () => {
          const delivery = await read(game, id);
          if (!isThere(delivery)) throw new Error(`the delivery is ${JSON.stringify(delivery)}`);
          return delivery;
        },
        { timeout: 20_000, interval: 25 },
      ),
    /** Attempts a delivery now, as its job would when due. */
    deliverNow: (
      planned: Pick<PlannedDelivery, 'deliveryId' | 'tries'> & Partial<PlannedDelivery>,
      services: Partial<DeliverServices> = {},
    ) =>
      deliver(
        {
          ...product.services,
          client: createGuardedClient({ allowsPrivate: true, timeoutMs: IMPATIENT_MS, answerBytes: 2048 }),
          ...services,
        },
        { failed: planned.tries, isReplay: false, ...planned },
      ),
    /** Verifies a message's signature at the product's time and returns its content. */
    verify: ({ headers, body }: Received, secret: string): unknown => {
      const clock = vi.spyOn(Date, 'now').mockReturnValue(product.clock.now());
      try {
        return new Webhook(secret).verify(
          body,
          Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        );
      } finally {
        clock.mockRestore();
      }
    },
  };
}

export type WebhookTrial = Awaited<ReturnType<typeof openWebhookTrial>>;
export type WebhookGame = Awaited<ReturnType<WebhookTrial['openGame']>>;
