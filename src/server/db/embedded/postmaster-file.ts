import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Postmaster {
  pid: number;
  socketFolder: string;
  port: number;
  status: string;
}

/** Reads the file a running or killed server has written into its data folder. */
export function readPostmaster(clusterFolder: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(clusterFolder, 'postmaster.pid'), 'utf8').split('\n');
    const [pid = '', , , port = '', socketFolder = '', , , status = ''] = lines;
    return { pid: Math.abs(Number(pid)), port: Number(port), socketFolder, status: status.trim() };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}

/**
 * True while the process that wrote the file still runs as this folder's server. A PID alone proves nothing: after a
 * restart of the machine or container another program may have it. The command line names the folder and, unlike the
 * working directory, is readable even by a root without ptrace permission.
 */
export function isServing({ pid }: Postmaster, clusterFolder: string): boolean {
  if (!(pid > 0)) {
    return false;
  }
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'command=', '-p', `${pid}`], { encoding: 'utf8' }).stdout.includes(clusterFolder);
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(clusterFolder);
  } catch (error) {
    return !(error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH'));
  }
}
