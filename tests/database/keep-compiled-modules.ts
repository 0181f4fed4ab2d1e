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
  'src/server/videos/video-child.ts',
];

/**
 * Makes the processes that tests start share compiled code, in a folder of this run. Processes that read files are
 * killed and so never write the cache; each therefore runs once here, without work, and exits normally.
 * @returns a function that removes the folder.
 */
export async function keepCompiledModules(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(findMemoryFolder(), 'starhall-compiled-'));
  process.env.NODE_COMPILE_CACHE = folder;
  await Promise.all(PROGRAMS.map((program) => once(spawn(process.execPath, [program], { stdio: 'ignore' }), 'close')));
  return () => rm(folder, { recursive: true, force: true });
}
