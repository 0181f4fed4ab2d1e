import { randomUUID } from 'node:crypto';
import { HEADERS } from '#contract/limits.ts';
import type { LedgerTarget } from './ledger-server.ts';
import { median, type Report } from './report.ts';
import { withLedgerServer } from './with-ledger-server.ts';

const ROUNDS = 15;
const PURCHASES = 40;

/**
 * From the click on "buy" to an order that the game has acknowledged, as its page makes the calls, against as many bare
 * calls of the same server: what is left to win is the work, not the way.
 */
export async function measurePurchase(report: Report): Promise<void> {
  await withLedgerServer(({ target }) => measureTarget(report, target));
}

async function measureTarget(report: Report, target: LedgerTarget): Promise<void> {
  const caller = createCaller(target);
  await timeOf(() => purchase(caller, target));
  const calls = caller.countCalls() / PURCHASES;
  await timeOf(() => callBare(caller));
  const rounds: { purchaseMs: number; floorMs: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const purchaseMs = await timeOf(() => purchase(caller, target));
    rounds.push({ purchaseMs, floorMs: await timeOf(() => callBare(caller)) });
  }
  report.add({
    name: 'purchase, calls',
    values: [calls],
    unit: 'calls from the click to the acknowledged order',
    target: { atMost: 2 },
    digits: 0,
  });
  report.add({
    name: 'purchase',
    values: rounds.map(({ purchaseMs, floorMs }) => purchaseMs / floorMs),
    unit: 'times as long as two bare calls',
    target: { atMost: 10 },
  });
  const middle = (side: 'purchaseMs' | 'floorMs') => median(rounds.map((round) => round[side])).toFixed(2);
  report.note(`${middle('purchaseMs')} ms for a purchase, ${middle('floorMs')} ms for two bare calls; one player`);
}

/** How long one of many takes that follow each other, in milliseconds: the middle one. */
async function timeOf(run: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < PURCHASES; index += 1) {
    const startedAt = performance.now();
    await run();
    times.push(performance.now() - startedAt);
  }
  return median(times);
}

type Caller = ReturnType<typeof createCaller>;

/** Makes calls for one player, and counts them. @throws when one is refused. */
function createCaller({ port, players }: LedgerTarget) {
  let calls = 0;
  return {
    countCalls: () => calls,
    async call(method: string, path: string, body?: object, headers: Readonly<Record<string, string>> = {}) {
      calls += 1;
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: { ...players[0], ...headers, ...(body && { 'content-type': 'application/json' }) },
        body: body === undefined ? null : JSON.stringify(body),
      });
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`${path}: ${text}`);
      return JSON.parse(text);
    },
  };
}

async function purchase({ call }: Caller, { order }: LedgerTarget): Promise<void> {
  const key = { [HEADERS.idempotency]: randomUUID() };
  const { exchangeId } = await call('POST', '/api/order', { ...order, currency: 'TWD', quantity: 1 }, key);
  const { acknowledgedAt } = await call('PUT', '/api/game/purchase/acknowledge', { exchangeId });
  if (acknowledgedAt === null) throw new Error(`${exchangeId} was not acknowledged`);
}

async function callBare({ call }: Caller): Promise<void> {
  await call('GET', '/time');
  await call('GET', '/time');
}
