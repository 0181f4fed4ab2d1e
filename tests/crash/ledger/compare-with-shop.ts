import type { Intent, Journal } from './journal.ts';
import { readList, type ShopClient } from './shop-client.ts';

const PAGE = 100;

/** Compares the responses that clients received with the shop's state; returns readable differences. */
export async function compareWithShop(clients: readonly ShopClient[], journal: Journal): Promise<string[]> {
  const { intents, acknowledgements } = journal.read();
  const answerOf = new Map(acknowledgements.map(({ key, orderId }) => [key, orderId]));
  const wrong = intents.filter(({ key }) => !answerOf.has(key)).map(({ key }) => `${key} was never answered`);
  for (const [number, call] of clients.entries()) {
    const own = intents.filter((intent) => intent.client === number);
    for (const action of ['topUp', 'order'] as const) {
      const heard = own.filter((intent) => intent.action === action).flatMap(({ key }) => answerOf.get(key) ?? []);
      const there = await listAll(call, action === 'topUp' ? '/api/deposit/list' : '/api/order/list');
      wrong.push(...differences(action, heard, there));
    }
    const spent = own.filter(({ action, key }) => action === 'order' && (answerOf.get(key) ?? null) !== null);
    const toppedUp = own.filter(({ action }) => action === 'topUp');
    const sum = (of: readonly Intent[]) => of.reduce((total, { amount }) => total + amount, 0);
    const points = await readPoints(call);
    if (points !== sum(toppedUp) - sum(spent)) {
      wrong.push(`client ${number} has ${points} star coins, not ${sum(toppedUp) - sum(spent)}`);
    }
  }
  return wrong;
}

function differences(action: string, heard: readonly string[], there: readonly string[]): string[] {
  const [known, found] = [new Set(heard), new Set(there)];
  const missing = heard.filter((orderId) => !found.has(orderId)).map((orderId) => `${action} ${orderId} is missing`);
  const extra = there.filter((orderId) => !known.has(orderId)).map((orderId) => `nobody heard of ${action} ${orderId}`);
  const twice = found.size === there.length ? [] : [`a ${action} is there twice`];
  const same = known.size === heard.length ? [] : [`two ${action} got the same number`];
  return [...missing, ...extra, ...twice, ...same];
}

async function listAll(call: ShopClient, path: string): Promise<string[]> {
  const orderIds: string[] = [];
  for (;;) {
    const { body } = await call({ method: 'GET', path: `${path}?limit=${PAGE}&offset=${orderIds.length}` });
    const page = readList(body.list);
    orderIds.push(...page.map(({ orderId }) => String(orderId)));
    if (page.length < PAGE) return orderIds;
  }
}

async function readPoints(call: ShopClient): Promise<number> {
  const { body } = await call({ method: 'GET', path: '/api/user/point' });
  const found = readList(body.list).find(({ currency }) => currency === 'TWD');
  return Number(found?.points ?? 0);
}
