import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runWrk } from './wrk.ts';

const SCRIPT = fileURLToPath(new URL('./ask-in-turn.lua', import.meta.url));

export interface PreparedLoad {
  readonly ports: readonly number[];
  readonly seconds: number;
  /** Of each client, in the order in which it sends them. */
  readonly requests: readonly (readonly string[])[];
}

export interface WrkResult {
  /** Answers a second. */
  readonly rate: number;
  /** Requests that were sent again since there were no more. */
  readonly missing: number;
}

/** Has wrk send prepared requests, each client's one after the other over a kept connection. @throws when one is refused. */
export async function sendWithWrk({ ports, seconds, requests }: PreparedLoad): Promise<WrkResult> {
  const folder = await mkdtemp(join(tmpdir(), 'starhall-bench-'));
  try {
    const shares = ports.map((_, index) => requests.filter((__, client) => client % ports.length === index));
    const results = await Promise.all(
      ports.map(async (port, index) => {
        const prefix = `${folder}/${index}-`;
        const share = shares[index] ?? [];
        await Promise.all(share.map((texts, client) => writeFile(`${prefix}${client}`, texts.join('\0'), 'latin1')));
        return askPort({ port, seconds, prefix, clients: share.length });
      }),
    );
    return {
      rate: results.reduce((sum, { rate }) => sum + rate, 0),
      missing: results.reduce((sum, { missing }) => sum + missing, 0),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface OnePort extends Pick<PreparedLoad, 'seconds'> {
  readonly port: number;
  /** Of the paths of the clients' requests. */
  readonly prefix: string;
  readonly clients: number;
}

async function askPort({ port, seconds, prefix, clients }: OnePort): Promise<WrkResult> {
  const load = ['-t', String(clients), '-c', String(clients), '-d', `${seconds}s`, '-s', SCRIPT];
  const { output, rate, hasFailed } = await runWrk([...load, `http://127.0.0.1:${port}`], { REQUESTS: prefix });
  const missing = Number(/Missing: (\d+)/.exec(output)?.[1]);
  // A signature is taken once.
  if (missing === 0 && hasFailed) throw new Error(output);
  return { rate, missing };
}
