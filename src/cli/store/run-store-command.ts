import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pino from 'pino';
import { openBackupKeys } from '#server/backup/backup-keys.ts';
import { listBackups as listBackupsIn, readNeededKey, requireFolder } from '#server/backup/backup-place.ts';
import { makeBackupKey } from '#server/backup/backup-seal.ts';
import { copyCluster } from '#server/backup/copy-cluster.ts';
import { fingerprintOfKey } from '#server/backup/key-fingerprint.ts';
import { makeBackupSource } from '#server/backup/make-backup-source.ts';
import { openBackup } from '#server/backup/open-backup.ts';
import { pruneJournal } from '#server/backup/prune-journal.ts';
import { recoverCluster } from '#server/backup/recover-cluster.ts';
import { explainSecrets, restoreBackup } from '#server/backup/restore-backup.ts';
import { verifyBackup } from '#server/backup/verify-backup.ts';
import { openPlace } from '#server/features/backup/backup-settings.ts';
import { LOG_SERIALIZERS } from '#server/middleware/describe-error.ts';
import { openFileStore } from '#server/providers/files/index.ts';
import { readSecrets } from '#server/secrets.ts';
import type { Config } from '../../config.ts';
import { CommandError } from '../command-error.ts';
import { dataDirOf, openStore } from '../open-store.ts';
import { writeTable } from '../write-table.ts';
import { backUp } from './back-up.ts';
import { createProgressLine, type Screen } from './progress-line.ts';
import type { StoreCommand } from './read-store-command.ts';
import { runMigrate } from './run-migrate.ts';

export const EXIT_CODES = { done: 0, failed: 1, misunderstood: 2, incomplete: 3 } as const;

/** The process as a command uses it. */
export interface Terminal {
  readonly config: Config;
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly out: Screen;
  readonly err: Screen;
  readonly signal: AbortSignal;
}

type CommandOf<Name extends StoreCommand['name']> = Extract<StoreCommand, { name: Name }>;

/** Problems of the embedded database only; what a command did is its output. */
const LOG = pino({ level: 'error', base: null, serializers: LOG_SERIALIZERS }, pino.destination(2));

/** Runs a command and returns its exit code. */
export async function runStoreCommand(
  command: Exclude<StoreCommand, { name: 'help' }>,
  terminal: Terminal,
): Promise<number> {
  if (command.name === 'backup') return runBackUp(command, terminal);
  if (command.name === 'backups') return list(command, terminal);
  if (command.name === 'verify-backup') return verify(command, terminal);
  if (command.name === 'restore') return restore(command, terminal);
  if (command.name === 'migrate') return migrate(command, terminal);
  if (command.name === 'base') return copyBase(command, terminal);
  if (command.name === 'recover') return recover(command, terminal);
  const key = await makeBackupKey();
  terminal.out.write(`${key}\n`);
  // Not among what a script reads.
  terminal.err.write(`Its fingerprint is ${await fingerprintOfKey(key)}.\n`);
  return EXIT_CODES.done;
}

/** @throws CommandError if neither the command nor the settings name a place. */
function placeOf({ place }: { readonly place: string | undefined }, { config }: Terminal) {
  const address = place ?? config.BACKUP_TO;
  if (address === '') throw new CommandError('Name a folder or s3://bucket/folder, or set BACKUP_TO.');
  return openPlace(config, address);
}

async function runBackUp(command: CommandOf<'backup'>, terminal: Terminal): Promise<number> {
  const { config, variables, out, err, signal } = terminal;
  const place = placeOf(command, terminal);
  const dataDir = dataDirOf(config, variables);
  const database = await openStore(config, variables);
  try {
    const files = openFileStore(config, { dataDir, log: LOG });
    const source = await makeBackupSource({
      ...{ connection: database.connection, files, dataDir, now: Date.now },
      incomingFolder: join(dataDir, 'incoming'),
      secrets: await readSecrets(config, dataDir),
    });
    const { isWhole } = await backUp({ config, database, source, place, keep: command.keep, signal }, { out, err });
    return isWhole ? EXIT_CODES.done : EXIT_CODES.incomplete;
  } finally {
    await database.close();
  }
}

/** @throws CommandError if the settings name none */
function archiveOf({ config, variables }: Terminal) {
  if (config.WAL_ARCHIVE_TO === '' || config.DATABASE_URL !== '') {
    throw new CommandError('Set WAL_ARCHIVE_TO. It works only with the embedded database, without DATABASE_URL.');
  }
  const clusterFolder = join(dataDirOf(config, variables), 'postgres', 'cluster');
  return { archive: config.WAL_ARCHIVE_TO, clusterFolder };
}

async function copyBase({ keep }: CommandOf<'base'>, terminal: Terminal): Promise<number> {
  const { config, variables, out } = terminal;
  const places = archiveOf(terminal);
  const { seal } = await openBackupKeys(config);
  const database = await openStore(config, variables);
  try {
    const { connection } = database;
    const folder = await copyCluster({ ...places, connection, seal, nowMs: Date.now() });
    out.write(`Copied the database to ${folder}.\n`);
    if (keep === undefined) return EXIT_CODES.done;
    const { copies, pieces } = await pruneJournal(places.archive, keep);
    if (copies.length > 0)
      out.write(`Deleted: ${copies.join(', ')}, and ${pieces} pieces of the journal before them.\n`);
    return EXIT_CODES.done;
  } finally {
    await database.close();
  }
}

async function recover({ name: _, ...wish }: CommandOf<'recover'>, terminal: Terminal): Promise<number> {
  const places = archiveOf(terminal);
  const found = await recoverCluster({ ...places, ...wish, keys: await openBackupKeys(terminal.config) });
  terminal.out.write(
    `Prepared ${places.clusterFolder} from the copy ${found.copy} and ${found.pieces} pieces of the journal. ` +
      `The next start of the store recovers it to ${wish.until?.toISOString() ?? 'the latest commit'}.\n`,
  );
  return EXIT_CODES.done;
}

async function list(command: CommandOf<'backups'>, terminal: Terminal): Promise<number> {
  const place = placeOf(command, terminal);
  requireFolder(place);
  const backups = await listBackupsIn(place);
  const rows: string[][] = [];
  for (const backup of backups) {
    rows.push([backup.id, backup.isEncrypted ? 'yes' : 'no', (await readNeededKey(place, backup)) ?? '-']);
  }
  const table = () => writeTable(['BACKUP', 'ENCRYPTED', 'KEY'], rows);
  terminal.out.write(rows.length === 0 ? `No backups in ${place.address}.\n` : table());
  return EXIT_CODES.done;
}

async function verify(command: CommandOf<'verify-backup'>, terminal: Terminal): Promise<number> {
  const { config, out } = terminal;
  const backup = await openBackup({
    place: placeOf(command, terminal),
    keys: await openBackupKeys(config),
    id: command.id,
  });
  const scratch = resolve(command.scratch ?? tmpdir());
  const { rows, files, checks } = await verifyBackup(backup, { scratch, log: LOG, now: Date.now });
  out.write(
    `${backup.manifest.id} can be restored: ${rows} rows, ${files} files, ${checks} checks of the books without a finding.\n`,
  );
  if (backup.seal.isEncrypted) out.write(`Its key has the fingerprint ${backup.seal.fingerprint}.\n`);
  return EXIT_CODES.done;
}

async function restore({ place, id, to }: CommandOf<'restore'>, terminal: Terminal): Promise<number> {
  const { config, out, err } = terminal;
  const backup = await openBackup({ place: openPlace(config, place), keys: await openBackupKeys(config), id });
  const dataDir = resolve(to);
  const total = backup.manifest.files.length;
  const progress = createProgressLine(err);
  const target = {
    ...{ config, dataDir, log: LOG },
    onProgress: (done: number) => progress.show(`${done} of ${total} files`),
  };
  await restoreBackup(backup, target).finally(() => progress.end());
  const rows = backup.manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  out.write(`Restored ${backup.manifest.id}: ${rows} rows and ${total} files into ${dataDir}.\n`);
  for (const line of explainSecrets(backup, target)) out.write(`${line}\n`);
  return EXIT_CODES.done;
}

async function migrate({ task }: CommandOf<'migrate'>, { config, variables, out, err }: Terminal): Promise<number> {
  const database = await openStore(config, variables);
  try {
    const { isDone } = await runMigrate(database.db, { task }, { out, err });
    return isDone ? EXIT_CODES.done : EXIT_CODES.incomplete;
  } finally {
    await database.close();
  }
}
