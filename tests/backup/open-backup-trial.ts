import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { inject } from 'vitest';
import { openBackupKeys } from '#server/backup/backup-keys.ts';
import { type BackupPlace, openBackupPlace } from '#server/backup/backup-place.ts';
import { openBackup } from '#server/backup/open-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { type BackupOptions, writeBackup } from '#server/backup/write-backup.ts';
import { atDatabase } from '#tests/database/at-database.ts';
import { findMemoryFolder } from '#tests/database/find-memory-folder.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { openInspectionTrial } from '#tests/packages/open-inspection-trial.ts';
import { parseConfig } from '../../src/config.ts';

export const NO_S3 = { endpoint: '', region: '', accessKeyId: '', secretAccessKey: '', hasBucketInPath: true };
const SILENT = pino({ level: 'silent' });

interface EmptyDatabase {
  readonly connection: pg.PoolConfig;
  readonly url: string;
}

interface BackupOrder extends Partial<BackupOptions> {
  readonly key?: string;
  readonly formerKeys?: readonly string[];
  readonly now?: () => number;
}

interface RestoreOrder {
  readonly key?: string;
  readonly formerKeys?: readonly string[];
  readonly id?: string;
  readonly place?: BackupPlace;
  readonly into?: { readonly database?: EmptyDatabase; readonly dataDir?: string };
}

/** The keys of settings: the current one, empty for none, and former ones. */
export function keysOf(key: string, formerKeys: readonly string[] = []) {
  return openBackupKeys({ BACKUP_KEY: key, BACKUP_KEY_OLD: formerKeys });
}

/** The service with files of versions, folders for backups, and empty databases to restore them into. */
export async function openBackupTrial() {
  const product = await openInspectionTrial();
  const folder = await mkdtemp(join(findMemoryFolder(), 'starhall-backups-'));
  const { server } = inject('testDatabase');
  const admin = new pg.Client(server);
  await admin.connect();
  const made: string[] = [];
  const newFolder = () => join(folder, `place-${nextNumber()}`);

  /** An empty database and the address by which settings name it. */
  const makeEmptyDatabase = async () => {
    const name = `starhall_restored_${process.pid}_${nextNumber()}`;
    await admin.query(`CREATE DATABASE ${name} STRATEGY FILE_COPY`);
    made.push(name);
    const at = atDatabase(server, name);
    const { connectionString, host = '', user = '' } = at;
    const url = connectionString ?? `postgres://${user}@/${name}?host=${encodeURIComponent(String(host))}`;
    return { connection: at, url };
  };

  return {
    ...product,
    folder,
    newFolder,
    makeEmptyDatabase,
    clientOf: (connection: pg.PoolConfig) => new pg.Client(connection),
    placeAt: (address: string) => openBackupPlace(address, NO_S3),
    async backUp(address: string, { key = '', formerKeys = [], now = Date.now, ...options }: BackupOrder = {}) {
      const place = openBackupPlace(address, NO_S3);
      const { connection, services } = product;
      const source = {
        ...{ connection, files: services.files, incomingFolder: services.incomingFolder },
        secrets: [
          { name: 'sign', value: 'sign secret' },
          { name: 'session', value: 'session secret' },
        ],
        ...{ version: '0.1.0', now },
      };
      return writeBackup(source, { place, keys: await keysOf(key, formerKeys), ...options });
    },
    /** Opens a backup as restoring does first: it is whole as far as sizes tell. */
    open: async (address: string) => openBackup({ place: openBackupPlace(address, NO_S3), keys: await keysOf('') }),
    /** Restores into a new folder and database, or given ones; returns them. */
    async restore(address: string, { key = '', formerKeys = [], id, place, into }: RestoreOrder = {}) {
      const keys = await keysOf(key, formerKeys);
      const backup = await openBackup({ place: place ?? openBackupPlace(address, NO_S3), keys, id });
      const { connection, url } = into?.database ?? (await makeEmptyDatabase());
      const dataDir = into?.dataDir ?? newFolder();
      await restoreBackup(backup, {
        config: parseConfig({ NODE_ENV: 'test', DATABASE_URL: url }),
        dataDir,
        log: SILENT,
      });
      return { connection, dataDir };
    },
    async close() {
      await product.close();
      for (const name of made) await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await admin.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type BackupTrial = Awaited<ReturnType<typeof openBackupTrial>>;

/** A digest of every table, the sequences and the triggers: equal for two databases of the same content. */
export async function digestDatabase(connection: pg.PoolConfig): Promise<Record<string, string>> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `SELECT relname::text AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
        AND relname NOT IN ('kysely_migration', 'kysely_migration_lock', 'backups') ORDER BY 1`,
    );
    const digests: Record<string, string> = {};
    for (const { name } of rows) {
      digests[name] = await readDigest(client, `SELECT t::text AS line FROM ${name} t`);
    }
    digests.sequences = await readDigest(
      client,
      `SELECT sequencename || ' ' || last_value AS line FROM pg_sequences WHERE schemaname = 'public'`,
    );
    digests.constraints = await readDigest(
      client,
      `SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) AS line FROM pg_constraint WHERE connamespace = 'public'::regnamespace`,
    );
    digests.triggers = await readDigest(
      client,
      `SELECT tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text AS line FROM pg_trigger WHERE NOT tgisinternal`,
    );
    return digests;
  } finally {
    await client.end();
  }
}

async function readDigest(client: pg.Client, query: string): Promise<string> {
  const { rows } = await client.query<{ digest: string }>(
    `SELECT count(*) || ' ' || md5(coalesce(string_agg(line, E'\\n' ORDER BY line COLLATE "C"), '')) AS digest FROM (${query}) q`,
  );
  return rows[0]?.digest ?? '';
}
