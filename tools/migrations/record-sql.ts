import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { StoreMigration } from '#server/db/migrations/migration.ts';

/** The SQL that a migration runs, without a database: whatever it reads is empty. */
export async function recordSql({ up }: Pick<StoreMigration, 'up'>): Promise<string[]> {
  const recorded: string[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (each) => new PostgresIntrospector(each),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      recorded.push(query.sql);
    },
  });
  await up(db);
  return recorded;
}
