import type { Kysely } from 'kysely';
import { migrate } from '#server/db/migrate.ts';
import { readMigrationState } from '#server/db/migration-state.ts';
import { migrations } from '#server/db/migrations/index.ts';
import type { Migrations } from '#server/db/migrations/migration.ts';
import type { Schema } from '#server/db/schema.ts';
import { writeTable } from '../write-table.ts';
import type { Screen } from './progress-line.ts';

/** What `starhall migrate` does: list, or run the migrations of one kind or both. */
export type MigrationTask = 'plan' | 'all' | 'before' | 'after';

const KINDS = { all: ['before', 'after'], before: ['before'], after: ['after'] } as const;

/** Runs the task. `isDone` is false if migrations are left because a former release still runs. */
export async function runMigrate(
  db: Kysely<Schema>,
  { task, known = migrations }: { readonly task: MigrationTask; readonly known?: Migrations },
  { out, err }: { readonly out: Screen; readonly err: Screen },
): Promise<{ readonly isDone: boolean }> {
  if (task === 'plan') {
    const { open, unknown } = await readMigrationState(db, known);
    if (open.length === 0) out.write('The database is up to date.\n');
    else
      out.write(
        writeTable(
          ['MIGRATION', 'RUNS'],
          open.map(({ name, kind }) => [name, `${kind} the upgrade`]),
        ),
      );
    for (const { name } of unknown) out.write(`${name} was run by a newer Starhall.\n`);
    return { isDone: true };
  }
  const say = (details: unknown, message = '') => err.write(`${message}: ${JSON.stringify(details)}\n`);
  const log = { info: () => undefined, warn: say, error: say };
  const { ran, left, former } = await migrate(db, KINDS[task], { log, known });
  if (ran.length === 0 && left.length === 0) out.write('Nothing to do.\n');
  for (const name of ran) out.write(`${name}\n`);
  if (left.length === 0) return { isDone: true };
  err.write(`Left for when no process of an earlier release is running: ${left.join(', ')}.\n`);
  for (const { address, since } of former) {
    err.write(`One is connected from ${address || 'this machine'} since ${since.toISOString()}.\n`);
  }
  return { isDone: false };
}
