import { expect, it } from 'vitest';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { buildBridge, buildPurchase, buildSession, THEME } from '#tests/web/build-bridge.ts';
import { buildOrder } from '#tests/web/build-records.ts';
import { StarhallError } from '../../../sdk/starhall-error.ts';

const codeOf = (asked: Promise<unknown>) => asked.catch((error) => error instanceof StarhallError && error.code);
const TERMS = { productId: THEME.productId, currency: 'TWD', quantity: 1, price: THEME.price } as const;

/** A server with scripted replies to orders. */
function buildShop(replies: (() => unknown)[]) {
  return buildBridge({ answers: { createOrder: () => replies.shift()?.() } });
}

const keysOf = (bridge: ReturnType<typeof buildBridge>) =>
  bridge.sent.flatMap(({ name, key }) => (name === 'createOrder' ? [key] : []));

const lost = () => {
  throw new ApiError(ERROR.systemBusy);
};
const refused = () => {
  throw new ApiError(ERROR.notEnoughCoins);
};

it('an order whose answer was lost is the same order in the next dialog, and pays once', async () => {
  const bridge = buildShop([lost, buildOrder, buildOrder]);
  const store = await bridge.connect();
  const asked = codeOf(store.purchase(THEME));
  await expect.poll(() => bridge.desk.purchases.current()).not.toBeNull();
  await expect(bridge.desk.order(TERMS)).rejects.toThrow();
  bridge.desk.purchases.close('offline');
  expect(await asked).toBe('offline');
  const again = store.purchase(THEME);
  await expect.poll(() => bridge.desk.purchases.current()).not.toBeNull();
  await bridge.desk.order(TERMS);
  expect(await again).toMatchObject({ status: 'completed' });
  await bridge.desk.order(TERMS);
  const [first, second, third] = keysOf(bridge);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('an order after a rejected one, for other terms, or after the game has seen the purchase is a new one', async () => {
  const bridge = buildShop([refused, lost, lost, lost]);
  const store = await bridge.connect();
  const order = (quantity: number) => bridge.desk.order({ ...TERMS, quantity }).catch(() => undefined);
  await order(1);
  await order(1);
  await order(2);
  await store.purchases();
  await order(2);
  expect(new Set(keysOf(bridge)).size).toBe(4);
});

it('the purchases include those since the start, from the first call on, and delivered ones', async () => {
  const list = [buildPurchase()];
  const bridge = buildBridge({ answers: { listGamePurchases: () => ({ list }) } });
  const store = await bridge.connect();
  const asked = store.purchase(THEME);
  await expect.poll(() => bridge.desk.purchases.current()).not.toBeNull();
  bridge.desk.purchases.close('offline');
  await codeOf(asked);
  expect(await store.purchases()).toHaveLength(1);
  const late = await buildBridge({ session: buildSession({ purchases: list }), answers: handsOver() }).connect();
  await late.acknowledge(list[0]?.exchangeId ?? '');
  expect(await late.purchases()).toMatchObject([{ acknowledgedAt: '2026-11-22T00:00:00.000Z' }]);
});

const handsOver = () => ({
  listGamePurchases: () => ({ list: [{ ...buildPurchase(), acknowledgedAt: '2026-11-22T00:00:00.000Z' }] }),
});

it('a sign-in without a session closes the offer and informs the game', async () => {
  const sessions = [buildSession({ player: null })];
  const bridge = buildBridge({
    session: buildSession({ player: null }),
    signedIn: buildSession(),
    answers: { getGameSession: () => sessions.shift() ?? lost() },
  });
  const store = await bridge.connect();
  const asked = codeOf(store.purchase(THEME));
  await expect.poll(() => bridge.desk.purchases.current()).not.toBeNull();
  // A double tap counts once.
  await Promise.all([bridge.desk.signInToBuy(), bridge.desk.signInToBuy()]);
  expect(await asked).toBe('offline');
});

it('the game gets a player reported late as soon as it asks', async () => {
  const sessions = [() => buildSession({ player: null }), lost];
  const bridge = buildBridge({
    session: buildSession({ player: null }),
    signedIn: buildSession(),
    answers: { getGameSession: () => (sessions.shift() ?? buildSession)() },
  });
  const store = await bridge.connect();
  expect(await codeOf(store.signIn())).toBe('offline');
  expect(await store.signIn()).toMatchObject({ name: 'Ming' });
  expect(store.player).toMatchObject({ name: 'Ming' });
});

it('a player whose dialog was closed while the sign-in was on its way is known at the next call', async () => {
  const bridge = buildBridge({ session: buildSession({ player: null }) });
  const store = await bridge.connect();
  expect(await store.signIn()).toBeNull();
  bridge.become(buildSession());
  await store.products();
  expect(store.player).toMatchObject({ name: 'Ming' });
  expect(bridge.names()).toEqual(['getGameSession', 'getGameSession']);
});

it('sign-in is offered one at a time, not over an offer, and not again and again', async () => {
  const bridge = buildBridge({ session: buildSession({ player: null }) });
  const store = await bridge.connect();
  const both = await Promise.all([codeOf(store.signIn()), codeOf(store.signIn())]);
  expect(both).toEqual([null, 'busy']);
  const asked = store.purchase(THEME);
  await expect.poll(() => bridge.desk.purchases.current()).not.toBeNull();
  expect(await codeOf(store.signIn())).toBe('busy');
  bridge.desk.purchases.close('cancelled');
  await asked;
  expect(await store.signIn()).toBeNull();
  expect(await codeOf(store.signIn())).toBe('limited');
  expect(await codeOf(store.purchase(THEME))).toBe('limited');
});
