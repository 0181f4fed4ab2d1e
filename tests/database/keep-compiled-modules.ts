import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findMemoryFolder } from './find-memory-folder.ts';

/** Programs that tests start repeatedly: a third of a CPU second each time, mostly for compiling modules. */
const PROGRAMS = [
  'src/server/inspection/inspection-child.ts',
  'src/server/images/image-child.ts',
  'src/server/og/draw-child.ts',
];

/**
 * Has the processes that tests start keep what they compile, for one another, in a folder of this run. Those that read
 * files are ended by force and leave nothing behind, so each is started once here, where it has nobody to work for and
 * goes by itself.
 * @returns what removes the folder.
 */
export async function keepCompiledModules(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(findMemoryFolder(), 'starhall-compiled-'));
  process.env.NODE_COMPILE_CACHE = folder;
  await Promise.all(PROGRAMS.map((program) => once(spawn(process.execPath, [program], { stdio: 'ignore' }), 'close')));
  return () => rm(folder, { recursive: true, force: true });
}
