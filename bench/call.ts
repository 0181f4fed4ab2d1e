import { getUserProfile } from '#contract/account/endpoints.ts';
import { openConnection, writeRequest } from './connection.ts';
import type { ConstantAnswer } from './constant-server.ts';
import { measureCalls } from './measure-calls.ts';
import type { BareQuery } from './query-server.ts';
import { median, type Report } from './report.ts';
import { roundsOf } from './rounds-of.ts';
import { signedHeaders } from './sign.ts';
import { signInProgram } from './sign-in.ts';
import { startFloor } from './start-floor.ts';
import { type OpenProduct, withProduct } from './with-product.ts';

const ROUNDS = roundsOf(9);
const LOAD = { clients: 16, seconds: 2 } as const;
const EMAIL = 'bench@example.com';

/** A signed call of a session that reads one indexed row, against bare servers: with that row's query, and without. */
export async function measureCall(report: Report): Promise<void> {
  await withProduct({ settings: { DEMO: 'off' } }, async (open) => {
    const token = await signInProgram(fetch, EMAIL, open.product.origin);
    const writeCall = () =>
      writeRequest({ path: getUserProfile.path, headers: { authorization: `Bearer ${token}`, ...signedHeaders() } });
    const answer = await readOnce(open.product.port, writeCall());
    const query = await startFloor('./query-server.ts', await describeQuery(open));
    const constant = await startFloor('./constant-server.ts', describeConstant(answer));
    try {
      const bareCall = writeRequest({ path: '/', headers: {} });
      const ways = {
        call: () => measureCalls({ ...LOAD, ports: [open.product.port], requests: [writeCall()] }),
        query: () => measureCalls({ ...LOAD, ports: [query.port], requests: [bareCall] }),
        constant: () => measureCalls({ ...LOAD, ports: [constant.port], requests: [bareCall] }),
      };
      await measureWays(report, ways);
    } finally {
      query.stop();
      constant.stop();
    }
  });
}

type Way = 'call' | 'query' | 'constant';

async function measureWays(report: Report, ways: Readonly<Record<Way, () => Promise<number>>>): Promise<void> {
  for (const measure of Object.values(ways)) await measure();
  const rounds: Record<Way, number>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ call: await ways.call(), query: await ways.query(), constant: await ways.constant() });
  }
  report.add({
    name: 'call',
    values: rounds.map(({ call, query }) => call / query),
    unit: 'of node:http with one prepared query',
    target: { atLeast: 0.5 },
  });
  const middle = (way: Way) => Math.round(median(rounds.map((round) => round[way])));
  report.note(`${middle('call')} calls/s, bare query ${middle('query')}; ${LOAD.clients} connections`);
  const ratio = median(rounds.map(({ call, constant }) => call / constant)).toFixed(2);
  report.note(`${ratio} of bare node:http with constant bytes, ${middle('constant')}/s (no target of its own)`);
}

/** The answer's body. @throws when it is not the account's own. */
async function readOnce(port: number, request: string): Promise<string> {
  const connection = await openConnection(port);
  const answer = await connection.ask(request);
  connection.close();
  if (!answer.includes(EMAIL)) throw new Error(`not the profile: ${answer}`);
  return answer.slice(answer.indexOf('\r\n\r\n') + 4);
}

async function describeQuery({ database }: OpenProduct): Promise<BareQuery> {
  const { db, connection } = database;
  const { id } = await db.selectFrom('users').select('id').where('email', '=', EMAIL).executeTakeFirstOrThrow();
  const { host, port, user, database: name, password, ssl } = connection;
  const address = { host, port, user, database: name, password, ssl };
  return { connection: address, text: 'SELECT * FROM users WHERE id = $1', values: [id] };
}

function describeConstant(body: string): ConstantAnswer {
  const length = String(body.length);
  return {
    headers: { 'content-type': 'application/json', 'content-length': length },
    bodyBase64: Buffer.alloc(body.length, 'x').toString('base64'),
  };
}
