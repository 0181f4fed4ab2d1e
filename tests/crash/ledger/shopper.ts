import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ERROR } from '#contract/errors/errors.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import type { Intent, Journal } from './journal.ts';
import type { ShopClient } from './shop-client.ts';

const LOOK_AGAIN_MS = 50;
/** Top-ups total more than orders, yet some orders are refused. */
const AMOUNT_MAX = { topUp: 400, order: 100 } as const;
/** At least this many, however soon it has to stop. */
const LEAST_ACTIONS = 5;

export interface Shopper {
  readonly number: number;
  readonly call: ShopClient;
}

/**
 * Tops up and spends until stopped, then finishes pending work: every intent gets a response, however often the shop is
 * killed.
 */
export async function shop(
  shopper: Shopper,
  { journal, applicationId, goesOn }: { journal: Journal; applicationId: string; goesOn: () => boolean },
): Promise<void> {
  for (let done = 0; goesOn() || done < LEAST_ACTIONS; done += 1) {
    const action = done === 0 || randomInt(3) === 0 ? 'topUp' : 'order';
    const intent: Intent = {
      client: shopper.number,
      key: randomUUID(),
      action,
      amount: randomInt(1, AMOUNT_MAX[action]),
    };
    journal.intend(intent);
    const orderId =
      action === 'topUp' ? await topUp(shopper.call, intent) : await order(shopper.call, intent, applicationId);
    journal.acknowledge({ key: intent.key, orderId });
  }
}

/** Tops up by card until the star coins are credited; returns the order number. */
export async function topUp(call: ShopClient, { key, amount }: Pick<Intent, 'key' | 'amount'>): Promise<string> {
  const body = { amount, currency: 'TWD', paymentMethod: 'credit_card' };
  const made = await call({ method: 'POST', path: '/api/deposit', body, key });
  const orderId = String(made.body.orderId);
  if (made.status !== 200) throw new Error(`top-up: ${JSON.stringify(made)}`);
  // The cashier notifies three times. It may be killed before the first one, and is then asked to pay again.
  for (;;) {
    const found = await call({ method: 'GET', path: `/api/deposit?orderId=${orderId}` });
    if (found.body.paymentStatus === PAYMENT_STATUS.paid) return orderId;
    await call({ method: 'POST', path: '/api/dev/cashier', body: { orderId, outcome: 'paid', times: 3 } });
    await sleep(LOOK_AGAIN_MS);
  }
}

async function order(call: ShopClient, { key, amount }: Intent, applicationId: string): Promise<string | null> {
  const body = { applicationId, productId: 'point', currency: 'TWD', quantity: amount };
  const made = await call({ method: 'POST', path: '/api/order', body, key });
  if (made.status === 200) return String(made.body.orderId);
  if (made.body.error?.code === ERROR.notEnoughCoins) return null;
  throw new Error(`order: ${JSON.stringify(made)}`);
}
