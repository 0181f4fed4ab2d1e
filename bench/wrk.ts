import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Of a script with a thread for each client. */
const OUTPUT_BYTES_MAX = 1_048_576;
const run = promisify(execFile);
let found: Promise<boolean> | undefined;

/** Whether wrk is installed. */
export function hasWrk(): Promise<boolean> {
  found ??= run('wrk', ['--version']).then(
    () => true,
    (error: { code?: unknown }) => error.code !== 'ENOENT',
  );
  return found;
}

export interface WrkRun {
  readonly output: string;
  /** Answers a second. */
  readonly rate: number;
  /** Any answer was none of success, or there was none. */
  readonly hasFailed: boolean;
}

export async function runWrk(parameters: readonly string[], settings: Record<string, string> = {}): Promise<WrkRun> {
  const options = { env: { ...process.env, ...settings }, maxBuffer: OUTPUT_BYTES_MAX };
  const { stdout: output } = await run('wrk', [...parameters], options);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  return { output, rate, hasFailed: /Non-2xx|Socket errors/.test(output) };
}
