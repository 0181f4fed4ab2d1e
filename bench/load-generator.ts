import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Connection, openConnection, writeRequest } from './connection.ts';

export interface Load {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly seconds: number;
}

export type MeasureRate = (load: Load) => Promise<number>;

const CONNECTIONS = 16;
const run = promisify(execFile);

let foundWrk: Promise<boolean> | undefined;

export function hasWrk(): Promise<boolean> {
  foundWrk ??= run('wrk', ['--version']).then(
    () => true,
    (error: { code?: unknown }) => error.code !== 'ENOENT',
  );
  return foundWrk;
}

/** The strongest load generator available: wrk, else sockets of our own in this process. */
export async function chooseLoadGenerator(): Promise<{ name: string; measureRate: MeasureRate }> {
  return (await hasWrk())
    ? { name: 'wrk', measureRate: measureWithWrk }
    : { name: 'own client', measureRate: measureWithSockets };
}

/** Requests a second, as wrk counts them. @throws when any answer was none of success. */
async function measureWithWrk({ url, headers, seconds }: Load): Promise<number> {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await run('wrk', ['-t', '1', '-c', String(CONNECTIONS), '-d', `${seconds}s`, ...sent, url]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

/** Requests a second over kept connections. @throws when any answer was none of success. */
async function measureWithSockets({ url, headers, seconds }: Load): Promise<number> {
  const { host, port, pathname } = new URL(url);
  const request = writeRequest({ path: pathname, headers: { host, ...headers } });
  const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => openConnection(Number(port))));
  const deadline = performance.now() + seconds * 1000;
  const counts = await Promise.all(connections.map((connection) => countAnswers(connection, request, deadline)));
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

async function countAnswers(connection: Connection, request: string, deadline: number): Promise<number> {
  let answers = 0;
  do {
    await connection.ask(request);
    answers += 1;
  } while (performance.now() < deadline);
  connection.close();
  return answers;
}
