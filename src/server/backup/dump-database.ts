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
  const dumped: { readonly table: Omit<TableDump, 'rows'>; readonly rows: { readonly rowCount: number } }[] = [];
  for (const table of await listTablesToDump(client)) {
    const { schema, name } = table;
    const columns = [...table.columns];
    if (!(await hasRows(client, table))) {
      dumped.push({ table: { schema, name, columns, data: null }, rows: { rowCount: 0 } });
      continue;
    }
    const rows = mayFailEarly(copyRows(client, table));
    const compressed = mayFailEarly(pipeline(rows, createZstdCompress(), () => undefined));
    const hashed = hashStream(compressed, options.onBytes);
    const key = tableKey({ id: options.id, schema, name }, options.seal);
    await putVerified(options.place, { key, content: hashed, seal: options.seal });
    dumped.push({ table: { schema, name, columns, data: hashed.result() }, rows });
  }
  // Last, though it makes no difference: they are never behind the snapshot.
  const sequences = await readSequences(client);
  // The server says how many rows it sent after the last of them, perhaps in a later packet: before its next answer.
  const tables = dumped.map(({ table, rows }) => ({ ...table, rows: rows.rowCount }));
  return { migrations, jobsVersion, tables, sequences };
}
