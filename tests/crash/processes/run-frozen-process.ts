import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { SHELF } from '#contract/values/states.ts';
import { openDatabase } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import { projectRoot } from '#server/project-root.ts';
import { type RunningProduct, startProduct } from '#tests/e2e/start-product.ts';
import { type BuiltApplication, buildApplication } from '#tests/factories/build-application.ts';
import { buildMaintenance } from '#tests/factories/build-maintenance.ts';
import { buildProduct } from '#tests/factories/build-product.ts';
import { makeDataFolder, silent } from '../data-folder.ts';
import { signInProgram } from '../ledger/shop-client.ts';

export interface FrozenOptions {
  readonly rounds: number;
  readonly frozenMs: number;
  readonly report?: (line: string) => void;
}

export interface FrozenFigures {
  readonly rounds: number;
  /** Answers older than what the others gave. */
  readonly wrong: readonly string[];
  /** The longest time after a commit until each of the running processes served it. */
  readonly slowestMs: number;
  /** The longest time from the thaw to the last of the answers that were waiting for it. */
  readonly thawedMs: number;
}

const CALLS_PER_MINUTE = 60;
/** Within this time all processes agree. */
const COHERENT_MS = 1000;

interface Round {
  readonly db: Kysely<Schema>;
  readonly stores: readonly RunningProduct[];
  readonly number: number;
}

/** A request to a store, and its response once the change is known. */
interface Question {
  readonly name: string;
  readonly path: string;
  readonly token?: string;
  readonly isNew: (answer: Answer) => boolean;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

let address = 0;

/** Asks as someone whose limit of calls nobody has used. */
async function ask({ origin }: RunningProduct, { path, token }: Pick<Question, 'path' | 'token'>): Promise<Answer> {
  address += 1;
  const headers = {
    'x-forwarded-for': `203.0.${Math.floor(address / 250) % 250}.${(address % 250) + 1}`,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(origin + path, { headers, redirect: 'manual', signal: AbortSignal.timeout(60_000) });
  return { status: response.status, text: await response.text() };
}

/** Three processes on one database; one of them is frozen while the others learn of changes. */
export async function runFrozenProcess({ rounds, frozenMs, report = () => undefined }: FrozenOptions) {
  const dataDir = makeDataFolder();
  const settings = {
    ...{ DATA_DIR: dataDir, DEMO: 'off', SIGN_ENFORCE: 'off', TRUST_PROXY: '1', METRICS_PORT: '0' },
    ...{ RATE_LIMIT: 'on', RATE_LIMIT_CALLS: String(CALLS_PER_MINUTE) },
  };
  const stores: RunningProduct[] = [];
  // The first one creates the database.
  for (let number = 0; number < 3; number += 1) {
    stores.push(await startProduct(projectRoot(), settings));
  }
  const database = await openDatabase({ dataDir, log: silent });
  const figures = { rounds, wrong: [] as string[], slowestMs: 0, thawedMs: 0 };
  try {
    for (let number = 0; number < rounds; number += 1) {
      for (const change of [changeCatalogue, beginMaintenance]) {
        const round: Round = { db: database.db, stores, number };
        const found = await freezeDuring(round, { frozenMs, change });
        figures.wrong.push(...found.wrong);
        figures.slowestMs = Math.max(figures.slowestMs, found.slowestMs);
        figures.thawedMs = Math.max(figures.thawedMs, found.thawedMs);
        report(`round ${number + 1}, ${change.name}: ${JSON.stringify(found)}`);
      }
      const wrong = await exceedLimit(stores, number, frozenMs);
      figures.wrong.push(...wrong);
      report(`round ${number + 1}, limit of calls: ${wrong.length === 0 ? 'one for all' : wrong.join('; ')}`);
    }
  } finally {
    await database.close();
    await Promise.all(stores.map((store) => store.stop()));
  }
  return figures satisfies FrozenFigures;
}

interface Change {
  readonly questions: readonly Question[];
  readonly make: () => Promise<void>;
  readonly undo: () => Promise<unknown>;
}

/** A new text, price and setting, a game taken away, and a session that ends. */
async function changeCatalogue({ db, stores, number }: Round): Promise<Change> {
  const [first] = stores;
  if (first === undefined) throw new Error('there is no store');
  const [renamed, removed]: [BuiltApplication, BuiltApplication] = [
    await buildApplication(db),
    await buildApplication(db),
  ];
  const product = await buildProduct(db, { application_id: renamed.id });
  const token = await signInProgram(first.origin, `frozen-${number}@starhall.test`);
  const name = `Renamed ${number}`;
  const hotline = `+88622000${1000 + number}`;
  return {
    questions: [
      pageOf(renamed, ({ text }) => text.includes(name)),
      pageOf(removed, ({ status }) => status === 404),
      {
        name: 'list of games',
        path: '/api/public/app/list?lang=en-US&limit=100',
        isNew: ({ text }) => text.includes(name) && !text.includes(`"${removed.appId}"`),
      },
      {
        name: 'price',
        path: `/api/public/app/product/list?applicationId=${renamed.appId}&lang=en-US&currency=TWD`,
        isNew: ({ text }) => text.includes('7777'),
      },
      { name: 'settings', path: '/api/public/settings', isNew: ({ text }) => text.includes(hotline) },
      { name: 'ended session', path: '/api/user/profile', token, isNew: ({ text }) => text.includes('"result":false') },
    ],
    async make() {
      await db
        .updateTable('application_contents')
        .set({ name })
        .where('application_id', '=', renamed.id)
        .where('lang', '=', 'en-US')
        .execute();
      await db.updateTable('applications').set({ status: SHELF.removed }).where('id', '=', removed.id).execute();
      await db
        .updateTable('product_prices')
        .set({ price_minor: 7777, default_price_minor: 7777 })
        .where('product_id', '=', product.id)
        .execute();
      const value = JSON.stringify({ hotline, fax: '', serviceEmail: '' });
      await db
        .insertInto('settings')
        .values({ key: 'company', value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
      const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.250' };
      const left = await fetch(`${first.origin}/api/user/logout`, { method: 'PUT', headers });
      if (!left.ok) throw new Error(`logging out: ${left.status} ${await left.text()}`);
    },
    undo: async () => undefined,
  };
}

function pageOf({ appId }: BuiltApplication, isNew: Question['isNew']): Question {
  return { name: `page of ${appId}`, path: `/en-US/application/details?applicationId=${appId}`, isNew };
}

/** Maintenance that operators begin at once. */
async function beginMaintenance({ db }: Round): Promise<Change> {
  const hourMs = 3_600_000;
  const period = {
    begin_at: new Date(Date.now() - 1000).toISOString(),
    end_at: new Date(Date.now() + hourMs).toISOString(),
  };
  return {
    questions: [
      { name: 'page', path: '/en-US/games', isNew: ({ status }) => status === 503 },
      { name: 'call', path: '/api/public/app/list?lang=en-US', isNew: ({ text }) => text.includes('"result":false') },
    ],
    make: async () => void (await buildMaintenance(db, period)),
    undo: () => db.deleteFrom('maintenances').execute(),
  };
}

/**
 * Freezes the last store, makes the change, and asks the frozen store while it cannot answer: the questions are the first
 * thing it finds when it continues.
 */
async function freezeDuring(
  round: Round,
  { frozenMs, change }: { frozenMs: number; change: (round: Round) => Promise<Change> },
) {
  const { stores } = round;
  const [frozen, ...running] = stores.toReversed();
  if (frozen === undefined) throw new Error('there is no store');
  const { questions, make, undo } = await change(round);
  const wrong: string[] = [];
  // Twice: the second answer comes from what is kept.
  for (const store of [...stores, ...stores]) {
    for (const question of questions) {
      if (question.isNew(await ask(store, question))) wrong.push(`${question.name} is new before the change`);
    }
  }
  process.kill(frozen.pid, 'SIGSTOP');
  const frozenAt = performance.now();
  let slowestMs = 0;
  let thawedMs = 0;
  try {
    await make();
    const madeAt = performance.now();
    for (const store of running) {
      for (const question of questions) {
        slowestMs = Math.max(slowestMs, (await askUntilNew(store, question)) - madeAt);
      }
    }
    if (slowestMs > COHERENT_MS) wrong.push(`${Math.round(slowestMs)} ms until the others knew`);
    await wait(Math.max(frozenMs - (performance.now() - frozenAt), 0));
    const asking = questions.map(async (question) => ({ question, answer: await ask(frozen, question) }));
    await wait(50);
    process.kill(frozen.pid, 'SIGCONT');
    const thawedAt = performance.now();
    for (const { question, answer } of await Promise.all(asking)) {
      if (!question.isNew(answer)) wrong.push(`${question.name} is old after the thaw: ${answer.status}`);
    }
    thawedMs = performance.now() - thawedAt;
  } finally {
    process.kill(frozen.pid, 'SIGCONT');
    await undo();
  }
  await wait(COHERENT_MS);
  return { wrong, slowestMs: Math.round(slowestMs), thawedMs: Math.round(thawedMs) };
}

/** The moment of the first new answer. */
async function askUntilNew(store: RunningProduct, question: Question): Promise<number> {
  const endMs = performance.now() + 10_000;
  while (!question.isNew(await ask(store, question)) && performance.now() < endMs) await wait(5);
  return performance.now();
}

/** Uses up a client's limit at two stores while the third is frozen, then asks that one. */
async function exceedLimit(stores: readonly RunningProduct[], number: number, frozenMs: number): Promise<string[]> {
  const [frozen, ...running] = stores.toReversed();
  if (frozen === undefined) throw new Error('there is no store');
  const headers = { 'x-forwarded-for': `198.51.100.${number + 1}` };
  const call = async ({ origin }: RunningProduct) => (await fetch(`${origin}/api/public/settings`, { headers })).status;
  process.kill(frozen.pid, 'SIGSTOP');
  try {
    for (const store of running) {
      for (let calls = 0; calls < CALLS_PER_MINUTE / 2; calls += 1) await call(store);
    }
    await wait(Math.min(frozenMs, 10_000));
  } finally {
    process.kill(frozen.pid, 'SIGCONT');
  }
  const wrong: string[] = [];
  for (const store of stores) {
    await call(store);
    await wait(COHERENT_MS);
    if ((await call(store)) !== 429) wrong.push(`${store.origin} does not know that the limit is used up`);
  }
  return wrong;
}
