import { pipeline } from 'node:stream';
import { createZstdCompress } from 'node:zlib';
import type pg from 'pg';
import { type BackupPlace, tableKey } from './backup-place.ts';
import type { Seal } from './backup-seal.ts';
import { copyRows, hasRows, listTablesToDump, readJobsVersion, readMigrations, readSequences } from './dump-queries.ts';
import { hashStream, mayFailEarly } from './hash-stream.ts';
import type { Manifest, TableDump } from './manifest.ts';
import { putVerified } from './put-verified.ts';

export interface DumpOptions {
  readonly id: string;
  readonly place: BackupPlace;
  readonly seal: Seal;
  /** Called with the bytes that were written. */
  readonly onBytes: (bytes: number) => void;
}

/** Writes every table as the snapshot of this connection sees it. */
export async function dumpDatabase(
  client: pg.Client,
  options: DumpOptions,
): Promise<Pick<Manifest, 'migrations' | 'jobsVersion' | 'tables' | 'sequences'>> {
  const migrations = await readMigrations(client);
  const jobsVersion = await readJobsVersion(client);
  const tables: TableDump[] = [];
  for (const table of await listTablesToDump(client)) {
    const { schema, name } = table;
    const columns = [...table.columns];
    if (!(await hasRows(client, table))) {
      tables.push({ schema, name, columns, rows: 0, data: null });
      continue;
    }
    const rows = mayFailEarly(copyRows(client, table));
    const compressed = mayFailEarly(pipeline(rows, createZstdCompress(), () => undefined));
    const hashed = hashStream(compressed, options.onBytes);
    const key = tableKey({ id: options.id, schema, name }, options.seal);
    await putVerified(options.place, { key, content: hashed, seal: options.seal });
    tables.push({ schema, name, columns, rows: rows.rowCount, data: hashed.result() });
  }
  // Last, though it makes no difference: they are never behind the snapshot.
  return { migrations, jobsVersion, tables, sequences: await readSequences(client) };
}
