import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../../bench/start-product.ts';
import { killServer, makeDataFolder } from '../data-folder.ts';
import { compareWithShop } from './compare-with-shop.ts';
import { type Intent, type Journal, openJournal } from './journal.ts';
import { createShopClient, findApplication, readList, type ShopClient, signInProgram } from './shop-client.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import { shop } from './shopper.ts';

const CLIENTS = 16;
const OPERATOR = 'operator@starhall.test';
/** How long the shop works between two crashes. */
const PAUSE_MS = { min: 100, max: 1500 } as const;

export interface CrashPlan {
  /** How often the application is killed. */
  readonly appKills: number;
  /** How often PostgreSQL is killed. */
  readonly databaseKills: number;
  readonly report?: (line: string) => void;
}

export interface CrashFigures {
  readonly topUps: number;
  readonly orders: number;
  /** Orders that were refused for lack of points. */
  readonly refusals: number;
  /** Acknowledged operations that are missing, unacknowledged ones that exist, and duplicates. */
  readonly wrong: readonly string[];
  readonly isBalanced: boolean;
  readonly findings: readonly unknown[];
  readonly seconds: number;
}

/**
 * Repeatedly kills the application and PostgreSQL while sixteen clients top up and spend, then compares their responses
 * with the data: every acknowledged operation exactly once, and a balanced ledger.
 */
export async function runLedgerCrash({
  appKills,
  databaseKills,
  report = () => undefined,
}: CrashPlan): Promise<CrashFigures> {
  const startedAt = performance.now();
  const dataDir = makeDataFolder();
  const running = await startShop({ dataDir, port: await findFreePort() });
  try {
    const journal = openJournal(join(dataDir, 'journal.jsonl'));
    const signIn = async (email: string) =>
      createShopClient(running.origin, await signInProgram(running.origin, email));
    const operator = await signIn(OPERATOR);
    const clients = await Promise.all(
      Array.from({ length: CLIENTS }, (_, number) => signIn(`shopper${number}@example.com`)),
    );
    const applicationId = await findApplication(operator);
    const kills = mixKills(appKills, databaseKills);
    await killUnderLoad(running, { dataDir, clients, applicationId, journal, kills, report });
    const wrong = await compareWithShop(clients, journal);
    const { body } = await operator({ method: 'POST', path: '/api/admin/ledger/report', body: {} });
    const { intents, acknowledgements } = journal.read();
    const acknowledged = (action: Intent['action']) => {
      const keys = new Set(intents.filter((intent) => intent.action === action).map(({ key }) => key));
      return acknowledgements.filter(({ key, orderId }) => keys.has(key) && orderId !== null).length;
    };
    return {
      topUps: acknowledged('topUp'),
      orders: acknowledged('order'),
      refusals: acknowledgements.filter(({ orderId }) => orderId === null).length,
      wrong,
      ...readReport(body.report),
      seconds: Math.round((performance.now() - startedAt) / 1000),
    };
  } finally {
    await running.close();
  }
}

type Victim = 'application' | 'database';

/** The kills in an order of chance. */
function mixKills(appKills: number, databaseKills: number): Victim[] {
  const kills: Victim[] = [
    ...Array.from({ length: appKills }, () => 'application' as const),
    ...Array.from({ length: databaseKills }, () => 'database' as const),
  ];
  return kills
    .map((victim) => ({ victim, rank: randomInt(1_000_000) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ victim }) => victim);
}

interface Load {
  readonly dataDir: string;
  readonly clients: readonly ShopClient[];
  readonly applicationId: string;
  readonly journal: Journal;
  readonly kills: readonly Victim[];
  readonly report: (line: string) => void;
}

async function killUnderLoad(running: ShopProcess, load: Load): Promise<void> {
  const { dataDir, clients, applicationId, journal, kills, report } = load;
  let goesOn = true;
  const shopping = clients.map((call, number) =>
    shop({ number, call }, { journal, applicationId, goesOn: () => goesOn }),
  );
  const failed = Promise.all(shopping).then(() => undefined);
  for (const [index, victim] of kills.entries()) {
    await Promise.race([sleep(randomInt(PAUSE_MS.min, PAUSE_MS.max)), failed]);
    if (victim === 'application') await running.crash();
    else killServer(dataDir);
    if ((index + 1) % 10 === 0) report(`${index + 1} of ${kills.length} kills`);
  }
  await sleep(PAUSE_MS.max);
  goesOn = false;
  await failed;
}

function readReport(value: unknown): Pick<CrashFigures, 'isBalanced' | 'findings'> {
  if (typeof value !== 'object' || value === null || !('isBalanced' in value) || !('checks' in value)) {
    throw new Error(`no report: ${JSON.stringify(value)}`);
  }
  const findings = readList(value.checks).flatMap((check) => (Array.isArray(check.findings) ? check.findings : []));
  return { isBalanced: value.isBalanced === true, findings };
}
