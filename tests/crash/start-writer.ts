import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export interface Writer {
  child: ChildProcess;
  acknowledged: number[];
  lines: string[];
  /** Waits for a line of output with this prefix; fails with the whole output if the writer exits first. */
  said(beginning: string): Promise<string>;
  writtenMore(count: number): Promise<void>;
  kill(): Promise<void>;
  close(): Promise<void>;
}

interface WriterOptions extends Pick<SpawnOptions, 'uid' | 'gid' | 'env'> {
  dataDir: string;
  name?: string;
  mode?: 'write' | 'idle';
  script?: string;
  /** Node.js to run it with. */
  node?: string;
}

const running = new Set<ChildProcess>();

/** Starts writer.ts in a child process. */
export function startWriter({ dataDir, name = 'writer', mode = 'write', ...options }: WriterOptions): Writer {
  const { script, node = process.execPath, env = process.env, uid, gid } = options;
  const file = script ?? fileURLToPath(new URL('./writer.ts', import.meta.url));
  const owner = { ...(uid !== undefined && { uid }), ...(gid !== undefined && { gid }) };
  const child = spawn(node, [file, dataDir, name, mode], { ...owner, env, cwd: '/', stdio: 'pipe' });
  running.add(child);
  const ended = once(child, 'close').then(() => running.delete(child));
  const lines: string[] = [];
  const acknowledged: number[] = [];
  const hear = (line: string) =>
    line.startsWith('ack ') ? acknowledged.push(Number(line.slice(4))) : lines.push(line);
  createInterface(child.stdout).on('line', hear);
  createInterface(child.stderr).on('line', hear);
  const until = async (found: () => boolean, wanted: string) => {
    while (!found()) {
      if (!running.has(child)) {
        throw new Error(`The writer ended without ${wanted}: ${lines.join('\n')}`);
      }
      await sleep(5);
    }
  };
  return {
    child,
    acknowledged,
    lines,
    said: async (beginning) => {
      await until(() => lines.some((line) => line.startsWith(beginning)), `saying "${beginning}"`);
      return lines.find((line) => line.startsWith(beginning)) ?? '';
    },
    writtenMore: (count) => {
      const target = acknowledged.length + count;
      return until(() => acknowledged.length >= target, `writing ${count} rows`);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    close: async () => {
      await until(() => lines.some((line) => line.startsWith('open')), 'opening');
      child.kill('SIGTERM');
      await until(() => lines.includes('closed'), 'closing');
      child.stdin?.end();
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Kills processes that a failed test left behind. */
export function killWriters(): void {
  for (const child of running) {
    child.kill('SIGKILL');
  }
}
