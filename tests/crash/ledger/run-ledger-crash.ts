import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../../bench/start-product.ts';
import { type Chance, createChance, mix } from '../chance.ts';
import { killServer } from '../data-folder.ts';
import { type Books, checkBooks } from './check-books.ts';
import { compareWithShop } from './compare-with-shop.ts';
import { type Intent, type Journal, openJournal } from './journal.ts';
import { createShopClient, findApplication, type ShopClient, signInProgram } from './shop-client.ts';
import { makeShopFolder, type ShopProcess, startShop } from './shop-process.ts';
import { shop } from './shopper.ts';

const CLIENTS = 16;
/** How long the shop works between two crashes. */
const PAUSE_MS = { min: 100, max: 1500 } as const;
/** How often the operations are counted. */
const LOOK_MS = 20;

export interface CrashPlan {
  /** How often the application is killed. */
  readonly appKills: number;
  /** How often PostgreSQL is killed. */
  readonly databaseKills: number;
  /** Intents that clients have at the end at least; the kills are spread over them. */
  readonly leastIntents?: number;
  readonly chance?: Chance;
  /** Ends the run early: what was done until then is compared. */
  readonly signal?: AbortSignal | undefined;
  readonly report?: (line: string) => void;
}

type Victim = 'application' | 'database';

export interface CrashFigures extends Books {
  readonly kills: Readonly<Record<Victim, number>>;
  readonly topUps: number;
  readonly orders: number;
  /** Orders that were refused for lack of points. */
  readonly refusals: number;
  /** Acknowledged operations that are missing, unacknowledged ones that exist, and duplicates. */
  readonly wrong: readonly string[];
  readonly seconds: number;
}

/**
 * Repeatedly kills the application and PostgreSQL while sixteen clients top up and spend, then compares their responses
 * with the data: every acknowledged operation exactly once, and a balanced ledger.
 */
export async function runLedgerCrash({
  appKills,
  databaseKills,
  leastIntents = 0,
  chance = createChance(),
  signal,
  report = () => undefined,
}: CrashPlan): Promise<CrashFigures> {
  const startedAt = performance.now();
  const dataDir = makeShopFolder();
  const running = await startShop({ dataDir, port: await findFreePort() });
  try {
    const journal = openJournal(join(dataDir, 'journal.jsonl'));
    const signIn = async (email: string) =>
      createShopClient(running.origin, await signInProgram(running.origin, email));
    const operator = await signIn('operator@starhall.test');
    const clients = await Promise.all(
      Array.from({ length: CLIENTS }, (_, number) => signIn(`shopper${number}@example.com`)),
    );
    const applicationId = await findApplication(operator);
    const kills = mix({ application: appKills, database: databaseKills }, chance);
    const load = { dataDir, clients, applicationId, journal, kills, leastIntents, chance, signal, report };
    const killed = await killUnderLoad(running, load);
    const wrong = await compareWithShop(clients, journal);
    const { intents, acknowledgements } = journal.read();
    const acknowledged = (action: Intent['action']) => {
      const keys = new Set(intents.filter((intent) => intent.action === action).map(({ key }) => key));
      return acknowledgements.filter(({ key, orderId }) => keys.has(key) && orderId !== null).length;
    };
    return {
      kills: killed,
      topUps: acknowledged('topUp'),
      orders: acknowledged('order'),
      refusals: acknowledgements.filter(({ orderId }) => orderId === null).length,
      wrong,
      ...(await checkBooks(operator)),
      seconds: Math.round((performance.now() - startedAt) / 1000),
    };
  } finally {
    await running.close();
  }
}

interface Load {
  readonly dataDir: string;
  readonly clients: readonly ShopClient[];
  readonly applicationId: string;
  readonly journal: Journal;
  readonly kills: readonly Victim[];
  readonly leastIntents: number;
  readonly chance: Chance;
  readonly signal: AbortSignal | undefined;
  readonly report: (line: string) => void;
}

/** Returns how often each was killed. */
async function killUnderLoad(running: ShopProcess, load: Load): Promise<Record<Victim, number>> {
  const { dataDir, clients, applicationId, journal, kills, leastIntents, chance, signal, report } = load;
  const killed = { application: 0, database: 0 };
  let goesOn = true;
  const shopping = clients.map((call, number) =>
    shop({ number, call }, { journal, applicationId, goesOn: () => goesOn }),
  );
  const failed = Promise.all(shopping).then(() => undefined);
  for (const [index, victim] of kills.entries()) {
    await Promise.race([sleep(chance.between(PAUSE_MS.min, PAUSE_MS.max)), failed]);
    const due = (leastIntents * (index + 1)) / kills.length;
    while (journal.countIntents() < due && !signal?.aborted) await Promise.race([sleep(LOOK_MS), failed]);
    if (signal?.aborted) break;
    if (victim === 'application') await running.crash();
    else killServer(dataDir);
    killed[victim] += 1;
    if ((index + 1) % 10 === 0) report(`${index + 1} of ${kills.length} kills, ${journal.countIntents()} operations`);
  }
  await sleep(PAUSE_MS.max);
  goesOn = false;
  await failed;
  return killed;
}
