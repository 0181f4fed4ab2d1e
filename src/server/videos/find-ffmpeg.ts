import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A program whose build lacks them cannot write what browsers play. */
const ENCODERS = [/ libx264 /, / aac /];
const TIMEOUT_MS = 10_000;

/**
 * The ffmpeg of a setting: `off` for none, `auto` for the first one on the search path, otherwise its path. Undefined if
 * there is none, or none that encodes H.264 and AAC.
 */
export async function findFfmpeg(setting: string, searchPath = process.env.PATH ?? ''): Promise<string | undefined> {
  if (setting === 'off') return undefined;
  const places = searchPath.split(delimiter).filter(Boolean);
  const programs = setting === 'auto' ? places.map((folder) => join(folder, 'ffmpeg')) : [setting];
  for (const program of programs) if (await encodes(program)) return program;
  return undefined;
}

async function encodes(program: string): Promise<boolean> {
  try {
    await access(program, constants.X_OK);
    const options = { timeout: TIMEOUT_MS, killSignal: 'SIGKILL', env: { PATH: process.env.PATH } } as const;
    const { stdout } = await run(program, ['-hide_banner', '-encoders'], options);
    return ENCODERS.every((encoder) => encoder.test(stdout));
  } catch {
    return false;
  }
}
