import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** apksigner's result for an APK's signature; `failed`: unintelligible output. */
export type ApksignerVerdict =
  | { readonly kind: 'verified' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'failed' };

/** Verifies the signature of an APK like Android. */
export type Apksigner = (path: string) => Promise<ApksignerVerdict>;

const TIMEOUT_MS = 5 * 60_000;
const OUTPUT_BYTES = 256 * 1024;
const REASON_LENGTH = 300;
/** A Java program would claim a quarter of the machine's memory by default. */
const JAVA_OPTIONS = '-Xmx256m -XX:+UseSerialGC';

/** The apksigner on this machine's PATH; undefined if there is none. */
export async function findApksigner(searchPath = process.env.PATH ?? ''): Promise<Apksigner | undefined> {
  for (const folder of searchPath.split(delimiter).filter(Boolean)) {
    const program = join(folder, 'apksigner');
    const isThere = await access(program, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return createApksigner({ program });
  }
  return undefined;
}

export interface ApksignerSettings {
  readonly program: string;
  readonly timeoutMs?: number;
}

/** Runs apksigner or a compatible program, without this process's settings and secrets. */
export function createApksigner({ program, timeoutMs = TIMEOUT_MS }: ApksignerSettings): Apksigner {
  const options = {
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
    maxBuffer: OUTPUT_BYTES,
    env: { PATH: process.env.PATH, JAVA_TOOL_OPTIONS: JAVA_OPTIONS },
  } as const;
  return (path) =>
    new Promise((resolve) => {
      execFile(program, ['verify', path], options, (error, stdout, stderr) => {
        if (error === null) return resolve({ kind: 'verified' });
        // Its message for an invalid signature; anything else is a failure of the program.
        if (!/^DOES NOT VERIFY/m.test(`${stdout}\n${stderr}`)) return resolve({ kind: 'failed' });
        resolve({ kind: 'refused', reason: readReason(`${stdout}\n${stderr}`) });
      });
    });
}

function readReason(output: string): string {
  const line = /^ERROR: (.+)$/m.exec(output)?.[1] ?? 'DOES NOT VERIFY';
  return line
    .replaceAll(/\p{Cc}/gu, ' ')
    .slice(0, REASON_LENGTH)
    .toWellFormed();
}
