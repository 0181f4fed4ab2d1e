import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { joinServer } from '#server/db/embedded/join-server.ts';
import { migrateToLatest } from '#server/db/migrate.ts';
import { createKysely } from '#server/db/open-database.ts';
import { atDatabase } from './at-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server of this run and the migrated database on it that every test database is a copy of. */
    testDatabase: { server: pg.PoolConfig; template: string };
  }
}

interface TestServer {
  connection: pg.PoolConfig;
  end(): Promise<void>;
}

/** Starts one PostgreSQL for the whole run, or takes that of TEST_DATABASE_URL, and migrates a template database. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  const server = url ? { connection: { connectionString: url }, end: async () => undefined } : await startServer();
  const template = `starhall_template_${process.pid}`;
  const admin = new pg.Client(server.connection);
  await admin.connect();
  await admin.query(`DROP DATABASE IF EXISTS ${template}`);
  await admin.query(`CREATE DATABASE ${template}`);
  await migrateTemplate(server.connection, template);
  project.provide('testDatabase', { server: server.connection, template });
  return async () => {
    await admin.query(`DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
    await admin.end();
    await server.end();
  };
}

async function migrateTemplate(server: pg.PoolConfig, template: string): Promise<void> {
  const db = createKysely(new pg.Pool(atDatabase(server, template)));
  await migrateToLatest(db);
  await db.destroy();
}

async function startServer(): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'starhall-tests-'));
  const quiet = () => undefined;
  const { connection, leave } = await joinServer({
    dataDir,
    log: { info: quiet, warn: console.warn, error: console.error },
  });
  await relax(connection);
  return {
    connection,
    end: async () => {
      await leave();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

// Nothing here outlives the run, so nothing has to reach the disk: a copy of the template takes a third of the time.
async function relax(connection: pg.PoolConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await client.query(`ALTER SYSTEM SET ${setting} = off`);
  }
  await client.query('SELECT pg_reload_conf()');
  await client.end();
}
