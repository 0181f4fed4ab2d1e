import { randomBytes, randomInt } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openBackupKeys } from '#server/backup/backup-keys.ts';
import { listBackups, openBackupPlace, readList } from '#server/backup/backup-place.ts';
import { makeBackupKey } from '#server/backup/backup-seal.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { listUploadKeys } from '#server/features/upload/stored-upload.ts';
import { createLocalFileStore } from '#server/providers/files/local-file-store.ts';
import { buildUpload } from '#tests/factories/build-upload.ts';
import { findFreePort } from '../../../bench/start-product.ts';
import { killServer, makeDataFolder, silent } from '../data-folder.ts';
import { openJournal } from '../ledger/journal.ts';
import { makeShopFolder, startShop } from '../ledger/shop-process.ts';
import { withShoppers } from '../ledger/with-shoppers.ts';
import { checkRestored, countHeard } from './check-restored.ts';
import { startCommand } from './store-command.ts';

const CLIENTS = 8;
const VICTIMS = ['application', 'backup', 'database'] as const;
/** From the first file of a backup on, which takes about a second here: while it reads, writes, lists or has just ended. */
const PAUSE_MS = { min: 0, max: 900 } as const;
/** How long clients work before the first backup. */
const FIRST_MS = 2000;
/** How often is looked for that file. */
const LOOK_MS = 10;
/** New pictures of each round, so that there is something to copy. */
const PICTURES = { count: 12, bytes: 3_000_000 } as const;

export interface BackupCrashPlan {
  readonly kills: number;
  readonly report?: (line: string) => void;
}

export interface BackupCrashFigures {
  readonly kills: Readonly<Record<(typeof VICTIMS)[number], number>>;
  readonly finished: number;
  /** Backups that were begun and do not exist. */
  readonly unfinished: number;
  /** Operations that clients were answered before the last backup began. */
  readonly acknowledged: number;
  /** What restored backups lack, and findings of the books. */
  readonly wrong: readonly string[];
  readonly seconds: number;
}

/**
 * Backs up again and again into one place while clients top up and spend, and kills the backup, the application or
 * PostgreSQL at a random moment of each. Then restores every finished backup and compares it with what clients had been answered
 * before it began.
 */
export async function runBackupCrash({
  kills,
  report = () => undefined,
}: BackupCrashPlan): Promise<BackupCrashFigures> {
  const startedMs = performance.now();
  const dataDir = makeShopFolder();
  const place = makeDataFolder();
  mkdirSync(join(place, 'data'));
  const variables = { DATA_DIR: dataDir, BACKUP_KEY: await makeBackupKey() };
  const running = await startShop({ dataDir, port: await findFreePort() });
  const journal = openJournal(join(makeDataFolder(), 'journal.jsonl'));
  const killed = { application: 0, backup: 0, database: 0 };
  try {
    await withShoppers({ origin: running.origin, journal, count: CLIENTS }, async () => {
      await sleep(FIRST_MS);
      for (let round = 0; round < kills; round += 1) {
        await addPictures(dataDir);
        const victim = VICTIMS[(round + randomInt(2)) % VICTIMS.length] ?? 'backup';
        killed[victim] += 1;
        const before = countBegun(place);
        const backup = startCommand(['backup', place], variables);
        while (countBegun(place) === before && backup.child.exitCode === null) await sleep(LOOK_MS);
        await Promise.race([sleep(randomInt(PAUSE_MS.min, PAUSE_MS.max)), backup.end]);
        if (victim === 'application') await running.crash();
        else if (victim === 'database') killServer(dataDir);
        else backup.child.kill('SIGKILL');
        const { code, output } = await backup.end;
        report(
          `${round + 1} of ${kills}: ${victim} killed, the backup ended with ${code ?? 'its process'} ${output.trim()}`,
        );
      }
      const last = await startCommand(['backup', place], variables).end;
      if (last.code !== 0) throw new Error(`the backup after all kills failed: ${last.output}`);
    });
  } finally {
    await running.close();
  }
  const backups = await listFinished(place, variables.BACKUP_KEY);
  const wrong: string[] = [];
  for (const { id, startedAt } of backups) {
    const restored = makeDataFolder();
    const { code, output } = await startCommand(['restore', place, '--to', restored, '--backup', id], variables).end;
    if (code === 0) wrong.push(...(await checkRestored(restored, journal, startedAt)).map((line) => `${id}: ${line}`));
    else wrong.push(`${id}: ${output}`);
    rmSync(restored, { recursive: true, force: true });
    report(`restored ${id}, begun after ${countHeard(journal, startedAt)} operations`);
  }
  return {
    ...{ kills: killed, finished: backups.length, unfinished: kills + 1 - backups.length, wrong },
    acknowledged: countHeard(journal, backups[0]?.startedAt ?? new Date(0).toISOString()),
    seconds: Math.round((performance.now() - startedMs) / 1000),
  };
}

/** Backups that have written a file, finished or not. */
function countBegun(place: string): number {
  return readdirSync(join(place, 'data'), { withFileTypes: true }).length;
}

/** Stores pictures as uploads of an account; only their size matters here. */
async function addPictures(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir, log: silent });
  try {
    const { id: user_id } = await database.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const files = createLocalFileStore(join(dataDir, 'files'));
    for (let count = 0; count < PICTURES.count; count += 1) {
      const upload = await buildUpload(database.db, { user_id, state: 'storing' });
      for (const key of listUploadKeys(upload)) await files.put(key, randomBytes(PICTURES.bytes / 4));
      await database.db.updateTable('uploads').set({ state: 'ready' }).where('id', '=', upload.id).execute();
    }
  } finally {
    await database.close();
  }
}

async function listFinished(address: string, key: string) {
  const place = openBackupPlace(address, {
    ...{ endpoint: '', region: '', accessKeyId: '', secretAccessKey: '', hasBucketInPath: false },
  });
  const keys = await openBackupKeys({ BACKUP_KEY: key, BACKUP_KEY_OLD: [] });
  const backups = await listBackups(place);
  return Promise.all(backups.map(async (backup) => (await readList(place, backup, keys)).manifest));
}
