import { type Node, parse } from 'libpg-query';
import type { Migrations, StoreMigration } from '#server/db/migrations/migration.ts';
import type { LintContext, LintHistory } from './lint-context.ts';
import { lintStatement } from './lint-statement.ts';
import { recordSql } from './record-sql.ts';
import type { Rule } from './rules.ts';

/** The first migration that is checked. Those before it ran before any release existed that they could have disturbed. */
export const CHECKED_FROM = '065';

export interface Finding {
  readonly migration: string;
  readonly rule: Rule;
}

/** Checks what migrations do by PostgreSQL's own grammar. Each broken rule is reported once for a migration. */
export async function lintMigrations(migrations: Migrations): Promise<Finding[]> {
  const history: LintHistory = { nullChecks: new Map(), filled: new Set() };
  const findings: Finding[] = [];
  for (const [name, migration] of Object.entries(migrations)) {
    if (name < CHECKED_FROM) continue;
    for (const rule of await lintMigration(migration, history)) findings.push({ migration: name, rule });
  }
  return findings;
}

async function lintMigration(migration: StoreMigration, history: LintHistory): Promise<Set<Rule>> {
  const { kind, isTransactional = true } = migration;
  const context: LintContext = {
    ...{ ...history, kind, isTransactional },
    ...{ created: new Set(), added: new Set(), locked: new Set(), filledRows: new Set() },
  };
  const texts = await recordSql(migration);
  const nodes = (await Promise.all(texts.map(readStatements))).flat();
  const broken = new Set(nodes.flatMap((node) => lintStatement(node, context)));
  if (context.locked.size > 1) broken.add('lock-one-table');
  if (context.locked.size > 0 && !isTransactional) broken.add('ban-lock-outside-transaction');
  if (context.locked.size > 0 && context.filledRows.size > 0) broken.add('no-backfill-under-lock');
  return broken;
}

async function readStatements(text: string): Promise<Node[]> {
  const { stmts = [] } = await parse(text);
  return stmts.flatMap(({ stmt }) => (stmt === undefined ? [] : [stmt]));
}
