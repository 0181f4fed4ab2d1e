import { readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 * 1024 ** 3;

/**
 * The folder for a run's databases: in memory if Linux has enough of it, since copying a database takes a third of the
 * time there; otherwise the temporary folder.
 */
export function findMemoryFolder(): string {
  if (process.platform !== 'linux' || !isForPrograms(readFileSync('/proc/mounts', 'utf8'))) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir();
}

/** Containers often forbid executables there, and PostgreSQL run by root may need its copy beside the data. */
function isForPrograms(mounts: string): boolean {
  const options = mounts
    .split('\n')
    .find((line) => line.split(' ')[1] === MEMORY)
    ?.split(' ')[3];
  return options !== undefined && !options.split(',').includes('noexec');
}
