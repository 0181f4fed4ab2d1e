import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const SCRIPT = fileURLToPath(new URL('./ask-in-turn.lua', import.meta.url));
const OUTPUT_BYTES_MAX = 1_048_576;
const run = promisify(execFile);

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
        return runWrk({ port, seconds, prefix, clients: share.length });
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

async function runWrk({ port, seconds, prefix, clients }: OnePort): Promise<WrkResult> {
  const { stdout } = await run(
    'wrk',
    ['-t', String(clients), '-c', String(clients), '-d', `${seconds}s`, '-s', SCRIPT, `http://127.0.0.1:${port}`],
    { env: { ...process.env, REQUESTS: prefix }, maxBuffer: OUTPUT_BYTES_MAX },
  );
  const missing = Number(/Missing: (\d+)/.exec(stdout)?.[1]);
  // A signature is taken once. What wrk calls a timeout is an answer after two seconds.
  const isRefused = /Non-2xx|Socket errors: (?!connect 0, read 0, write 0,)/.test(stdout);
  if (missing === 0 && isRefused) throw new Error(stdout);
  return { rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]), missing };
}
