import { makeShop } from './make-shop.ts';
import { measureCalls } from './measure-calls.ts';
import { measureTransactions, pgbench } from './pgbench.ts';
import { median, type Report } from './report.ts';
import { roundsOf } from './rounds-of.ts';
import { withProduct } from './with-product.ts';

const ROUNDS = roundsOf(7);
const SECONDS = 4;
/** Clients of the product, each with its own connection, and of pgbench. */
const LOADS = [
  { clients: 8, atLeast: 0.4 },
  { clients: 64, atLeast: 0.6 },
] as const;
const SIMPLE_UPDATE = ['--builtin', 'simple-update'];

/**
 * Exchanges over HTTP, each a whole call with signature, rate limit, session, key and transaction, against pgbench's
 * simple update on the same PostgreSQL server.
 */
export async function measureLedger(report: Report): Promise<void> {
  await withProduct({ settings: { DEMO: 'off' } }, async ({ product, database }) => {
    await pgbench(database.connection, ['--initialize', '--quiet', '--scale', '10']);
    const players = Math.max(...LOADS.map(({ clients }) => clients));
    const { nextOrder } = await makeShop(database, product.origin, players);
    for (const { clients, atLeast } of LOADS) {
      const load = { clients, seconds: SECONDS };
      const exchange = () => measureCalls({ ...load, ports: [product.port], requests: nextOrder });
      await exchange();
      const rounds: { exchanges: number; floor: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const floor = await measureTransactions(database.connection, SIMPLE_UPDATE, load);
        rounds.push({ exchanges: await exchange(), floor });
      }
      report.add({
        name: `ledger, ${clients} clients`,
        values: rounds.map(({ exchanges, floor }) => exchanges / floor),
        unit: "of pgbench's simple update",
        target: { atLeast },
      });
      const middle = (side: 'exchanges' | 'floor') => Math.round(median(rounds.map((round) => round[side])));
      report.note(`${middle('exchanges')} exchanges/s, ${middle('floor')} simple updates/s; ${clients} clients each`);
    }
  });
}
