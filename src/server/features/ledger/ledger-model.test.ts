import fc from 'fast-check';
import type { Transaction } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CURRENCIES, type CurrencyCode } from '#contract/values/limits.ts';
import type { Schema } from '#server/db/schema.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { exchangePosting } from '#tests/factories/exchange-posting.ts';
import { NotEnoughPoints, postTransaction } from './ledger-queries.ts';
import { creditTopUp, holdForRefund, releaseHold, returnSpent, takeBackTopUp } from './wallet-queries.ts';

/*
 * Runs sequences of concurrent top-ups, exchanges, refunds, holds and replays on a real database and compares them with
 * a model. Concurrent commands may run in any order, so the model tracks what is the same in every order: the total of
 * successful commands, and that each happened once.
 */

/** Ten thousand commands in total. */
const SEEDS = [1, 2, 3, 4, 5];
const RUNS = 20;
const COMMANDS = 100;
/** The number of concurrent commands in a run. */
const WIDTH = 5;
const AT = new Date('2026-03-01T04:00:00Z');
const SELLER = 1_000_000;

let database: TestDatabase;
let users = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

type CommandKind = 'topUp' | 'spend' | 'refund' | 'hold' | 'giveBack';

interface Command {
  readonly kind: CommandKind;
  readonly currency: CurrencyCode;
  readonly amountMinor: number;
  /** The earlier command it refers to, if any; a top-up with the same number is a replay. */
  readonly about: number;
}

const command: fc.Arbitrary<Command> = fc.record({
  kind: fc.constantFrom('topUp', 'topUp', 'spend', 'spend', 'refund', 'hold', 'giveBack'),
  currency: fc.constantFrom(...CURRENCIES),
  amountMinor: fc.integer({ min: 1, max: 500 }),
  about: fc.nat(30),
});

interface World {
  readonly userId: number;
  readonly toppedUp: Map<string, Command>;
  readonly spent: Map<string, Command>;
  readonly givenBack: Set<string>;
  readonly refunded: Map<string, number>;
}

it.each(SEEDS)(
  'no order of concurrent commands breaks a sum, a balance or does a thing twice (seed %i)',
  async (seed) => {
    let commandsRun = 0;
    const runs = fc.asyncProperty(fc.array(command, { minLength: COMMANDS, maxLength: COMMANDS }), async (commands) => {
      users += 1;
      const world: World = {
        userId: users,
        toppedUp: new Map(),
        spent: new Map(),
        givenBack: new Set(),
        refunded: new Map(),
      };
      for (let first = 0; first < commands.length; first += WIDTH) {
        const batch = commands.slice(first, first + WIDTH);
        await Promise.all(batch.map((each, index) => run(world, each, `${users}-${first + index}`)));
        commandsRun += batch.length;
      }
      await expectBooksOf(world);
    });
    // A shrunk run would start with the balances of the failed one, so the first failure is reported unchanged.
    await fc.assert(runs, { seed, numRuns: RUNS, endOnFailure: true });
    expect(commandsRun).toBe(RUNS * COMMANDS);
  },
  120_000,
);

async function run(world: World, { kind, currency, amountMinor, about }: Command, id: string): Promise<void> {
  const move = { userId: world.userId, currency, amountMinor, at: AT };
  if (kind === 'topUp') {
    const orderId = `${world.userId}-t${about}-${currency}`;
    const isDone = await attempt((trx) => creditTopUp(trx, { ...move, orderId }));
    // The database refuses replays, even concurrent ones.
    if (isDone) expect(world.toppedUp.has(orderId)).toBe(false);
    if (isDone) world.toppedUp.set(orderId, { kind, currency, amountMinor, about });
    return;
  }
  if (kind === 'spend') {
    const posting = exchangePosting(currency, { userId: world.userId, sellerUserId: SELLER }, amountMinor);
    const isDone = await attempt((trx) => postTransaction(trx, posting, { reference: `order:${id}`, at: AT }));
    if (isDone) world.spent.set(id, { kind, currency, amountMinor, about });
    return;
  }
  if (kind === 'giveBack') {
    const [orderId, order] = [...world.spent][about] ?? [];
    if (orderId === undefined || order === undefined) return;
    const given = { ...move, currency: order.currency, amountMinor: order.amountMinor, orderId, sellerUserId: SELLER };
    if (await attempt((trx) => returnSpent(trx, given))) {
      expect(world.givenBack.has(orderId)).toBe(false);
      world.givenBack.add(orderId);
    }
    return;
  }
  const orderId = `${world.userId}-r${id}`;
  if (kind === 'refund') {
    await attempt((trx) => takeBackTopUp(trx, { ...move, orderId }));
    world.refunded.set(currency, (world.refunded.get(currency) ?? 0) + amountMinor);
    return;
  }
  const hold = { ...move, orderId };
  let heldMinor = 0;
  await attempt(async (trx) => {
    ({ heldMinor } = await holdForRefund(trx, hold));
  });
  await attempt((trx) => releaseHold(trx, { ...hold, amountMinor: heldMinor }));
}

/** Whether the command succeeded; false if the database refused it for lack of points or as a duplicate. */
async function attempt(work: (trx: Transaction<Schema>) => Promise<unknown>): Promise<boolean> {
  try {
    await database.db.transaction().execute(work);
    return true;
  } catch (error) {
    if (error instanceof NotEnoughPoints) return false;
    if (error instanceof Error && 'constraint' in error && error.constraint === 'ledger_transactions_once')
      return false;
    throw error;
  }
}

async function expectBooksOf({ userId, toppedUp, spent, givenBack, refunded }: World): Promise<void> {
  const accounts = await database.db
    .selectFrom('ledger_accounts as a')
    .leftJoin('ledger_entries as e', 'e.account_id', 'a.id')
    .select(['a.kind', 'a.currency', 'a.balance'])
    .select(({ fn }) => fn.sum<string | null>('e.amount').as('entries'))
    .where('a.owner_id', '=', userId)
    .groupBy('a.id')
    .execute();
  for (const { balance, entries } of accounts) expect(balance).toBe(Number(entries ?? 0));
  for (const currency of CURRENCIES) {
    const balanceOf = (kind: string) =>
      accounts.find((account) => account.kind === kind && account.currency === currency)?.balance ?? 0;
    const total = (things: readonly Command[]) =>
      things.filter((thing) => thing.currency === currency).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const kept = [...spent].filter(([orderId]) => !givenBack.has(orderId)).map(([, order]) => order);
    const owned = total([...toppedUp.values()]) - (refunded.get(currency) ?? 0) - total(kept);
    expect(balanceOf('points') + balanceOf('held') - balanceOf('owed')).toBe(owned);
    expect(balanceOf('held')).toBe(0);
    // A player in debt cannot spend.
    expect(Math.min(balanceOf('points'), balanceOf('owed'))).toBe(0);
  }
}
