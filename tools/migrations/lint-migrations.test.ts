import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createIndexConcurrently } from '#server/db/migrations/create-index-concurrently.ts';
import { migrations } from '#server/db/migrations/index.ts';
import type { MigrationKind, Migrations, StoreMigration } from '#server/db/migrations/migration.ts';
import { CHECKED_FROM, lintMigrations } from './lint-migrations.ts';
import { recordSql } from './record-sql.ts';
import { RULES, type Rule } from './rules.ts';

function migrationOf(text: string, options: Partial<StoreMigration> = {}): StoreMigration {
  return { kind: 'before', up: async (db) => void (await sql.raw(text).execute(db)), ...options };
}

/** The rules that migrations break, the first one last. */
async function broken(...texts: string[]): Promise<Rule[]> {
  const numbered = texts.map((text, place): [string, StoreMigration] => [`9${place}0-test`, migrationOf(text)]);
  return (await lintMigrations(Object.fromEntries(numbered))).map(({ rule }) => rule);
}

it('finds nothing wrong with the migrations', async () => {
  const found = await lintMigrations(migrations);
  expect(found.map(({ migration, rule }) => `${migration} breaks ${rule}: ${RULES[rule]}`)).toEqual([]);
});

it('lists them by ascending numbers, by which releases recognize each other', () => {
  const names = Object.keys(migrations);
  expect(names).toEqual(names.toSorted());
  expect(names.filter((name) => !/^\d{3}-[a-z-]+$/.test(name))).toEqual([]);
});

it('reads what every migration runs, with PostgreSQL’s own grammar', async () => {
  const renamed = Object.entries(migrations).map(([name, each]): [string, StoreMigration] => [`9${name}`, each]);
  const found = await lintMigrations(Object.fromEntries(renamed));
  // These stand as they are, before CHECKED_FROM; the linter sees what they do.
  expect(found).toContainEqual({ migration: '9043-column-names', rule: 'renaming-column' });
  expect(found).toContainEqual({ migration: '9064-trailers', rule: 'constraint-missing-not-valid' });
  expect(Object.keys(migrations).some((name) => name < CHECKED_FROM)).toBe(true);
});

/** Each rule and a migration that breaks it and no other. */
const EXAMPLES = {
  'adding-field-with-default': 'ALTER TABLE games ADD COLUMN token uuid NOT NULL DEFAULT gen_random_uuid()',
  'adding-foreign-key-constraint': 'ALTER TABLE games ADD COLUMN maker integer REFERENCES users',
  'adding-not-nullable-field': 'ALTER TABLE games ALTER COLUMN maker SET NOT NULL',
  'adding-required-field': 'ALTER TABLE games ADD COLUMN maker integer NOT NULL',
  'adding-serial-primary-key-field': 'ALTER TABLE games ADD PRIMARY KEY (id)',
  'ban-alter-domain-with-add-constraint': 'ALTER DOMAIN amount ADD CONSTRAINT positive CHECK (value > 0)',
  'ban-concurrent-index-creation-in-transaction': 'CREATE INDEX CONCURRENTLY games_new ON games (published_at)',
  'ban-drop-column': 'ALTER TABLE games DROP COLUMN maker',
  'ban-drop-database': 'DROP DATABASE other',
  'ban-drop-not-null': 'ALTER TABLE games ALTER COLUMN maker DROP NOT NULL',
  'ban-drop-table': 'DROP TABLE games',
  'ban-truncate-cascade': 'TRUNCATE games CASCADE',
  'changing-column-type': 'ALTER TABLE games ALTER COLUMN maker TYPE bigint',
  'constraint-missing-not-valid': 'ALTER TABLE games ADD CONSTRAINT made CHECK (maker > 0)',
  'disallowed-unique-constraint': 'ALTER TABLE games ADD CONSTRAINT once UNIQUE (maker)',
  'renaming-column': 'ALTER TABLE games RENAME COLUMN maker TO developer',
  'renaming-table': 'ALTER TABLE games RENAME TO programs',
  'require-concurrent-index-creation': 'CREATE INDEX games_new ON games (published_at)',
  'require-concurrent-index-deletion': 'DROP INDEX games_old',
  'transaction-nesting': 'COMMIT',
  'ban-do-block': 'DO $$ BEGIN END $$',
  'ban-drop-object': 'DROP FUNCTION count_games(integer)',
  'ban-lock-outside-transaction': '',
  'ban-table-rewrite': 'ALTER TABLE games SET UNLOGGED',
  'lock-one-table': 'ALTER TABLE games ADD COLUMN maker integer; ALTER TABLE users ADD COLUMN made integer',
  'no-backfill-under-lock': `ALTER TABLE games ADD COLUMN maker integer; UPDATE games SET maker = 1`,
} satisfies Record<Rule, string>;

describe('in a migration before an upgrade', () => {
  it.each(Object.entries(EXAMPLES).filter(([, text]) => text !== ''))('reports %s', async (rule, text) => {
    expect(await broken(text)).toEqual([rule]);
  });

  it.each<[string, Rule]>([
    ['ALTER TABLE games ADD COLUMN a integer GENERATED ALWAYS AS (1) STORED', 'adding-field-with-default'],
    ['ALTER TABLE games ADD COLUMN a integer GENERATED ALWAYS AS IDENTITY', 'adding-field-with-default'],
    ['ALTER TABLE games ADD COLUMN a bigserial', 'adding-field-with-default'],
    ['ALTER TABLE games ADD COLUMN a integer CHECK (a > 0)', 'constraint-missing-not-valid'],
    ['ALTER TABLE games ADD COLUMN a integer UNIQUE', 'disallowed-unique-constraint'],
    ['ALTER TABLE games ADD CONSTRAINT b FOREIGN KEY (a) REFERENCES users', 'adding-foreign-key-constraint'],
    ['ALTER TABLE games ADD CONSTRAINT b EXCLUDE (a WITH =)', 'disallowed-unique-constraint'],
    [
      'ALTER TABLE games ADD CONSTRAINT b CHECK (a > 0) NOT VALID; ALTER TABLE games VALIDATE CONSTRAINT b',
      'constraint-missing-not-valid',
    ],
    ['DROP INDEX CONCURRENTLY games_old', 'ban-concurrent-index-creation-in-transaction'],
    ['DROP TRIGGER counted ON games', 'ban-drop-object'],
    ['VACUUM FULL games', 'ban-table-rewrite'],
    [
      'ALTER TABLE games ADD COLUMN a integer; WITH gone AS (DELETE FROM old RETURNING id) SELECT 1 FROM gone',
      'no-backfill-under-lock',
    ],
  ])('reports %s', async (text, rule) => {
    expect(await broken(text)).toEqual([rule]);
  });

  it.each([
    `ALTER TABLE games ADD COLUMN a text NOT NULL DEFAULT '', ADD COLUMN b timestamptz NOT NULL DEFAULT now(), ADD COLUMN c integer`,
    'ALTER TABLE games ADD CONSTRAINT b CHECK (a > 0) NOT VALID',
    'ALTER TABLE games VALIDATE CONSTRAINT b; ALTER TABLE users VALIDATE CONSTRAINT c',
    'ALTER TABLE games ADD CONSTRAINT b FOREIGN KEY (a) REFERENCES users NOT VALID',
    'ALTER TABLE games ADD CONSTRAINT b UNIQUE USING INDEX games_b',
    'CREATE TABLE a (id integer PRIMARY KEY, b integer NOT NULL REFERENCES users CHECK (b > 0)); CREATE INDEX a_b ON a (b)',
    'CREATE TABLE a (id integer); ALTER TABLE a ADD COLUMN b integer NOT NULL; INSERT INTO a VALUES (1, 2)',
    'UPDATE games SET maker = 1 WHERE maker IS NULL',
    `CREATE OR REPLACE FUNCTION f() RETURNS integer LANGUAGE sql AS 'SELECT 1'; COMMENT ON TABLE games IS 'games'`,
  ])('allows %s', async (text) => {
    expect(await broken(text)).toEqual([]);
  });

  it('allows NOT NULL after a check that was added and validated by other migrations', async () => {
    const add = 'ALTER TABLE games ADD CONSTRAINT has_maker CHECK (maker IS NOT NULL) NOT VALID';
    const validate = 'ALTER TABLE games VALIDATE CONSTRAINT has_maker';
    const set = 'ALTER TABLE games ALTER COLUMN maker SET NOT NULL';
    expect(await broken(add, validate, set)).toEqual([]);
    expect(await broken(add, set)).toEqual(['adding-not-nullable-field']);
    expect(await broken(add, validate, 'ALTER TABLE games ALTER COLUMN other SET NOT NULL')).toEqual([
      'adding-not-nullable-field',
    ]);
  });
});

it.each<[MigrationKind, Rule[]]>([
  ['before', ['ban-drop-table', 'ban-drop-column', 'ban-drop-object', 'ban-drop-not-null']],
  ['after', []],
])('knows what only a former release needs: %s', async (kind, rules) => {
  const texts = [
    'DROP TABLE games',
    'ALTER TABLE games DROP COLUMN maker',
    'DROP VIEW players',
    'ALTER TABLE games ALTER a DROP NOT NULL',
  ];
  const numbered = texts.map((text, place): [string, StoreMigration] => [
    `90${place}-test`,
    migrationOf(text, { kind }),
  ]);
  expect((await lintMigrations(Object.fromEntries(numbered))).map(({ rule }) => rule)).toEqual(rules);
});

it('allows only work beside readers outside a transaction', async () => {
  const isTransactional = false;
  const up: StoreMigration['up'] = (db) => createIndexConcurrently(db, 'games_new', 'ON games (published_at)');
  const lint = async (migration: StoreMigration) =>
    (await lintMigrations({ '900-test': migration } satisfies Migrations)).map(({ rule }) => rule);
  expect(await lint({ kind: 'before', isTransactional, up })).toEqual([]);
  expect(await lint({ kind: 'before', up })).toEqual(['ban-concurrent-index-creation-in-transaction']);
  expect(await lint(migrationOf('DROP INDEX CONCURRENTLY games_old', { isTransactional }))).toEqual([]);
  expect(await lint(migrationOf('ALTER TABLE games ADD COLUMN a integer', { isTransactional }))).toEqual([
    'ban-lock-outside-transaction',
  ]);
});

it('records what a migration runs', async () => {
  expect(await recordSql(migrationOf('SELECT 1; SELECT 2'))).toEqual(['SELECT 1; SELECT 2']);
});
