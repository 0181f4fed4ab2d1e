import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrateAs } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/index.ts';
import { createKysely } from '#server/db/open-database.ts';
import { readModel } from '../../tools/data-model/read-model.ts';
import { atDatabase } from './at-database.ts';
import { surviveDrop } from './survive-drop.ts';

const { server, templates } = inject('testDatabase');
const name = `starhall_orders_${process.pid}`;
const admin = new pg.Client(server);
const named = (kind: string) => Object.keys(migrations).filter((each) => migrations[each]?.kind === kind);

beforeAll(async () => {
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
});

afterAll(async () => {
  await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await admin.end();
});

/* A store that skips releases runs every migration of the kind `before` first; a new store runs all in order. */
it.runIf(named('after').length > 0)('leaves the same schema in whichever order the two kinds run', async () => {
  const pool = surviveDrop(new pg.Pool(atDatabase(server, name)));
  const migrated = surviveDrop(new pg.Pool(atDatabase(server, templates.migrated)));
  const db = createKysely(pool);
  await migrateAs(db, [...named('before'), ...named('after')]);
  expect(await readModel(pool)).toEqual(await readModel(migrated));
  await db.destroy();
  await migrated.end();
});
