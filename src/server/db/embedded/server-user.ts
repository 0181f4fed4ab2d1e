import { readFileSync, statSync } from 'node:fs';

export interface ServerUser {
  name: string;
  uid: number;
  gid: number;
}

const PREFERRED = ['postgres', 'nobody'];

/**
 * The unprivileged user for the server, since PostgreSQL refuses root; `undefined` if this process is not root and
 * the server runs as the same user. An existing cluster keeps its owner: a user `postgres` created later must not
 * lock the data out.
 */
export function chooseServerUser(clusterFolder: string): ServerUser | undefined {
  if (process.getuid?.() !== 0) {
    return undefined;
  }
  const owner = statSync(clusterFolder, { throwIfNoEntry: false });
  const users = parseUsers(readFileSync('/etc/passwd', 'utf8'));
  if (owner !== undefined && owner.uid !== 0) {
    return users.find((user) => user.uid === owner.uid) ?? { name: `${owner.uid}`, uid: owner.uid, gid: owner.gid };
  }
  const chosen = PREFERRED.map((name) => users.find((user) => user.name === name)).find((user) => user !== undefined);
  const user = chosen ?? users.find(({ uid }) => uid === 65_534) ?? users.find(({ uid }) => uid > 0 && uid < 1000);
  if (user === undefined) {
    throw new Error(
      'Starhall runs as root and found no unprivileged user for its database. Add one, or set DATABASE_URL.',
    );
  }
  return user;
}

/** The users of a passwd file, in order. `initdb` requires a user with an entry there. */
export function parseUsers(passwd: string): ServerUser[] {
  return passwd
    .split('\n')
    .map((line) => line.split(':'))
    .filter(([name, , uid, gid]) => name && /^\d+$/.test(uid ?? '') && /^\d+$/.test(gid ?? ''))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid !== 0);
}
