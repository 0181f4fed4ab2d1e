import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER_USER_NAME } from './server-connection.ts';
import type { ServerUser } from './server-user.ts';

interface Cluster {
  clusterFolder: string;
  binaries: string;
  user: ServerUser | undefined;
}

const MAJOR_VERSION = '18';

/** Creates the cluster if it does not exist; the remains of an interrupted attempt are deleted, never used. */
export async function createCluster({ clusterFolder, binaries, user }: Cluster): Promise<void> {
  if (existsSync(clusterFolder)) {
    checkVersion(clusterFolder);
    return;
  }
  const unfinished = `${clusterFolder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  if (user !== undefined) {
    chownSync(unfinished, user.uid, user.gid);
  }
  await runInitdb({ clusterFolder: unfinished, binaries, user });
  renameSync(unfinished, clusterFolder);
}

function checkVersion(clusterFolder: string): void {
  const found = readFileSync(join(clusterFolder, 'PG_VERSION'), 'utf8').trim();
  if (found !== MAJOR_VERSION) {
    throw new Error(
      `The database in ${clusterFolder} is of PostgreSQL ${found}, this Starhall brings ${MAJOR_VERSION}. ` +
        'Dump it with the old version and restore it into a new DATA_DIR.',
    );
  }
}

function runInitdb({ clusterFolder, binaries, user }: Cluster): Promise<void> {
  const args = [
    `--pgdata=${clusterFolder}`,
    `--username=${SERVER_USER_NAME}`,
    // Only the server's user can access the socket's private folder.
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(join(binaries, 'bin', 'initdb'), args, {
      ...(user && { uid: user.uid, gid: user.gid }),
      cwd: '/',
      env: { LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint += text;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) {
        resolve();
        return;
      }
      reject(new Error(`PostgreSQL could not create a database in ${clusterFolder}: ${complaint.trim()}`));
    });
  });
}
