import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { composeProduct } from '#server/compose-product.ts';
import { joinServer } from '#server/db/embedded/join-server.ts';
import { migrateToLatest } from '#server/db/migrate.ts';
import { createKysely } from '#server/db/open-database.ts';
import { parseConfig } from '../../src/config.ts';
import { atDatabase } from './at-database.ts';
import { findMemoryFolder } from './find-memory-folder.ts';
import { keepCompiledModules } from './keep-compiled-modules.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * The server of this run and the databases on it that test databases are copies of: one that is migrated, and one
     * that has the tables and queues of the job queue as well, as a product finds it at its second start.
     */
    testDatabase: { server: pg.PoolConfig; templates: { migrated: string; started: string } };
  }
}

interface TestServer {
  connection: pg.PoolConfig;
  end(): Promise<void>;
}

/** Starts one PostgreSQL for the whole run, or uses that of TEST_DATABASE_URL, and migrates a template database. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const forgetCompiled = await keepCompiledModules();
  const url = process.env.TEST_DATABASE_URL;
  const server = url ? { connection: { connectionString: url }, end: async () => undefined } : await startServer();
  const migrated = `starhall_template_${process.pid}`;
  const started = `${migrated}_started`;
  const admin = new pg.Client(server.connection);
  await admin.connect();
  const dropAll = async () => {
    for (const name of [migrated, started]) await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  };
  await dropAll();
  await admin.query(`CREATE DATABASE ${migrated}`);
  await migrate(atDatabase(server.connection, migrated));
  await admin.query(`CREATE DATABASE ${started} TEMPLATE ${migrated}`);
  await startProduct(atDatabase(server.connection, started));
  project.provide('testDatabase', { server: server.connection, templates: { migrated, started } });
  return async () => {
    await dropAll();
    await admin.end();
    await server.end();
    await forgetCompiled();
  };
}

async function migrate(connection: pg.PoolConfig): Promise<void> {
  const db = createKysely(new pg.Pool(connection));
  await migrateToLatest(db);
  await db.destroy();
}

async function startProduct(connection: pg.PoolConfig): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'starhall-template-'));
  const pool = new pg.Pool(connection);
  const db = createKysely(pool);
  const product = await composeProduct({
    config: parseConfig({ NODE_ENV: 'test' }),
    database: { db, readDb: db, pool, connection },
    dataDir,
    secrets: { sign: 'sign', session: 'session' },
    log: pino({ level: 'warn' }),
    now: Date.now,
    render: () => () => Promise.reject(new Error('nobody asks for a page')),
    hasUpkeep: false,
  });
  await product.close();
  await db.destroy();
  await rm(dataDir, { recursive: true, force: true });
}

async function startServer(): Promise<TestServer> {
  const dataDir = await mkdtemp(join(findMemoryFolder(), 'starhall-tests-'));
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

// Nothing here outlives the run, so nothing has to reach the disk, and no database lives long enough for a vacuum.
async function relax(connection: pg.PoolConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum']) {
    await client.query(`ALTER SYSTEM SET ${setting} = off`);
  }
  await client.query('SELECT pg_reload_conf()');
  await client.end();
}
