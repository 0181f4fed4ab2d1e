/** Child of ledger.ts: the service from its sources, with players who own enough and something for one star coin. */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { HEADERS, LIMITS } from '#contract/limits.ts';
import { createApp } from '#server/app.ts';
import { createFindSession } from '#server/features/account/find-session.ts';
import { listen } from '#server/listen.ts';
import { openProduct } from '#server/open-product.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildProduct } from '#tests/factories/build-product.ts';
import { buildProvider } from '#tests/factories/build-provider.ts';
import { givePoints } from '#tests/factories/give-points.ts';
import { parseConfig } from '../src/config.ts';
import { signInProgram } from './sign-in.ts';

/** Where orders are placed, by whom, and the database server that keeps them. */
export interface LedgerTarget {
  readonly port: number;
  /** Headers of one player each. */
  readonly players: readonly Readonly<Record<string, string>>[];
  readonly order: { readonly applicationId: string; readonly productId: string };
  readonly database: { readonly host: string; readonly port: number; readonly user: string; readonly name: string };
  readonly password: string;
}

/** Asks the child to place orders through the app's own fetch; it answers the rate, orders a second. */
export interface LoadToFetch {
  readonly clients: number;
  readonly seconds: number;
}

const PLAYERS = 8;
const PLENTY = 1_000_000_000;

const product = await openProduct({
  config: parseConfig({ ...process.env, DEMO: 'off' }),
  render: () => () => Promise.reject(new Error('no pages here')),
});
const { pages, secrets, services } = product;
const { db, pool } = services.database;
const app = createApp({ pages, signSecret: secrets.sign, findSession: createFindSession(services) });

const provider = await buildProvider(db, {});
const application = await buildApplication(db, { provider_id: provider });
const { productId } = await buildProduct(db, { application_id: application.id, prices: [['TW', 'TWD', 1]] });
const players = await Promise.all(Array.from({ length: PLAYERS }, (_, number) => makePlayer(number)));

async function makePlayer(number: number): Promise<Record<string, string>> {
  const email = `bench${number}@example.com`;
  const token = await signInProgram(async (request) => app.fetch(request), email);
  const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  await givePoints(db, { userId: id, amountMinor: PLENTY });
  return { authorization: `Bearer ${token}`, [HEADERS.clientVersion]: String(LIMITS.clientVersion) };
}

const server = await listen({
  fetch: (request, env) => app.fetch(request, env as object),
  answerEarly: () => false,
  port: 0,
  host: '127.0.0.1',
});
const { port } = server.address() as AddressInfo;
const { host = '', port: databasePort = 5432, user = '', database: name = '', password } = pool.options;
const target: LedgerTarget = {
  port,
  players,
  order: { applicationId: application.appId, productId },
  database: { host, port: databasePort, user, name },
  password: typeof password === 'string' ? password : '',
};
process.send?.(target);
process.on('message', (load: LoadToFetch) => void orderByFetch(load).then((rate) => process.send?.(rate)));
process.on('disconnect', () => void product.close().then(() => process.exit()));

async function orderByFetch({ clients, seconds }: LoadToFetch): Promise<number> {
  const body = JSON.stringify({ ...target.order, currency: 'TWD', quantity: 1 });
  const length = String(Buffer.byteLength(body));
  const deadline = performance.now() + seconds * 1000;
  let placed = 0;
  const orderUntilDeadline = async (number: number) => {
    const headers = { 'content-type': 'application/json', 'content-length': length, ...players[number % PLAYERS] };
    while (performance.now() < deadline) {
      const key = { [HEADERS.idempotency]: randomUUID() };
      const init = { method: 'POST', body, headers: { ...headers, ...key } };
      const answer = await app.fetch(new Request('http://127.0.0.1/api/order', init));
      if (answer.status !== 200) throw new Error(await answer.text());
      placed += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => orderUntilDeadline(number)));
  return placed / seconds;
}
