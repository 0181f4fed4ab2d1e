import { readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 * 1024 ** 3;

/**
 * Where the databases of a run go: into memory where Linux has enough of it, since a copy of a database there takes a
 * third of the time; else to the folder of temporary files.
 */
export function findMemoryFolder(): string {
  if (process.platform !== 'linux' || !isForPrograms(readFileSync('/proc/mounts', 'utf8'))) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir();
}

/** Containers often forbid programs there, and root's PostgreSQL may need a copy of its own beside the data. */
function isForPrograms(mounts: string): boolean {
  const options = mounts
    .split('\n')
    .find((line) => line.split(' ')[1] === MEMORY)
    ?.split(' ')[3];
  return options !== undefined && !options.split(',').includes('noexec');
}
