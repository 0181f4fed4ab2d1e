import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../../src/cli/starhall.js', import.meta.url));

export interface StoreCommand {
  readonly child: ChildProcess;
  /** Its exit code, null if it was killed, and what it wrote. */
  readonly end: Promise<{ readonly code: number | null; readonly output: string }>;
}

/** Starts `starhall <args>` as an operator does on the store's machine. */
export function startCommand(args: readonly string[], variables: Readonly<Record<string, string>>): StoreCommand {
  const env = { ...process.env, NODE_ENV: 'development', ...variables };
  const child = spawn(process.execPath, [PROGRAM, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const end = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  return { child, end };
}
