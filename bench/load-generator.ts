import { writeRequest } from './connection.ts';
import { sendHere } from './measure-calls.ts';
import { hasWrk, runWrk } from './wrk.ts';

export interface Load {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly seconds: number;
}

export type MeasureRate = (load: Load) => Promise<number>;

const CONNECTIONS = 16;

/** The strongest load generator available: wrk, else sockets of our own in this process. */
export async function chooseLoadGenerator(): Promise<{ name: string; measureRate: MeasureRate }> {
  return (await hasWrk())
    ? { name: 'wrk', measureRate: measureWithWrk }
    : { name: 'own client', measureRate: measureWithSockets };
}

/** Requests a second, as wrk counts them. @throws when any answer was none of success. */
async function measureWithWrk({ url, headers, seconds }: Load): Promise<number> {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const load = ['-t', '1', '-c', String(CONNECTIONS), '-d', `${seconds}s`];
  const { output, rate, hasFailed } = await runWrk([...load, ...sent, url]);
  if (hasFailed) throw new Error(output);
  return rate;
}

/** Requests a second over kept connections. @throws when any answer was none of success. */
async function measureWithSockets({ url, headers, seconds }: Load): Promise<number> {
  const { host, port, pathname } = new URL(url);
  const request = writeRequest({ path: pathname, headers: { host, ...headers } });
  return sendHere({ ports: [Number(port)], clients: CONNECTIONS, seconds, requests: () => request });
}
