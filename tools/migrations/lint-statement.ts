import type { AlterTableCmd, AlterTableStmt, DropStmt, IndexStmt, Node, RenameStmt } from 'libpg-query';
import { findNodes, textsOf } from './find-nodes.ts';
import { lintColumn, lintConstraint } from './lint-column.ts';
import { isExisting, type LintContext } from './lint-context.ts';
import type { Rule } from './rules.ts';

/** Statements after which the former release lacks something. */
const REMOVALS: Partial<Record<NonNullable<DropStmt['removeType']>, Rule>> = {
  OBJECT_TABLE: 'ban-drop-table',
  OBJECT_VIEW: 'ban-drop-object',
  OBJECT_MATVIEW: 'ban-drop-object',
  OBJECT_FUNCTION: 'ban-drop-object',
  OBJECT_PROCEDURE: 'ban-drop-object',
  OBJECT_TRIGGER: 'ban-drop-object',
  OBJECT_TYPE: 'ban-drop-object',
  OBJECT_DOMAIN: 'ban-drop-object',
  OBJECT_SEQUENCE: 'ban-drop-object',
  OBJECT_SCHEMA: 'ban-drop-object',
};

const REWRITES: readonly (string | undefined)[] = [
  ...['AT_SetLogged', 'AT_SetUnLogged', 'AT_SetAccessMethod', 'AT_SetTableSpace', 'AT_SetExpression'],
];

/** What is wrong with a statement; notes what later ones need to know. */
export function lintStatement(node: Node, context: LintContext): Rule[] {
  noteRows(node, context);
  if ('CreateStmt' in node) context.created.add(node.CreateStmt.relation?.relname ?? '');
  if ('CreateTableAsStmt' in node) context.created.add(node.CreateTableAsStmt.into?.rel?.relname ?? '');
  if ('AlterTableStmt' in node) return lintAlterTable(node.AlterTableStmt, context);
  if ('IndexStmt' in node) return lintIndex(node.IndexStmt, context);
  if ('DropStmt' in node) return lintDrop(node.DropStmt, context);
  if ('RenameStmt' in node) return lintRename(node.RenameStmt, context);
  if ('TruncateStmt' in node) return node.TruncateStmt.behavior === 'DROP_CASCADE' ? ['ban-truncate-cascade'] : [];
  if ('DropdbStmt' in node) return ['ban-drop-database'];
  if ('TransactionStmt' in node) return ['transaction-nesting'];
  if ('DoStmt' in node) return ['ban-do-block'];
  if ('AlterDomainStmt' in node) {
    return node.AlterDomainStmt.subtype === 'C' ? ['ban-alter-domain-with-add-constraint'] : [];
  }
  const isRewrite = ['ClusterStmt', 'VacuumStmt', 'ReindexStmt', 'RefreshMatViewStmt'].some((name) => name in node);
  return isRewrite ? ['ban-table-rewrite'] : [];
}

function lintAlterTable({ relation, cmds = [] }: AlterTableStmt, context: LintContext): Rule[] {
  const table = relation?.relname ?? '';
  if (!isExisting(context, table)) return [];
  return cmds.flatMap((node) => {
    if (!('AlterTableCmd' in node)) return [];
    if (locksOutReaders(node.AlterTableCmd)) context.locked.add(table);
    return lintCommand(table, node.AlterTableCmd, context);
  });
}

/** Validating and adding a foreign key let others read. */
function locksOutReaders({ subtype, def }: AlterTableCmd): boolean {
  if (subtype === 'AT_ValidateConstraint') return false;
  return !(def !== undefined && 'Constraint' in def && def.Constraint.contype === 'CONSTR_FOREIGN');
}

function lintCommand(table: string, { subtype, name = '', def }: AlterTableCmd, context: LintContext): Rule[] {
  const isBefore = context.kind === 'before';
  if (def !== undefined && 'ColumnDef' in def && subtype === 'AT_AddColumn') return lintColumn(def.ColumnDef);
  if (def !== undefined && 'Constraint' in def) return lintConstraint(table, def.Constraint, context);
  if (subtype === 'AT_ValidateConstraint') {
    const column = context.nullChecks.get(name);
    if (column !== undefined) context.filled.add(column);
    return context.added.has(name) ? ['constraint-missing-not-valid'] : [];
  }
  if (subtype === 'AT_SetNotNull') return context.filled.has(`${table}.${name}`) ? [] : ['adding-not-nullable-field'];
  if (subtype === 'AT_AlterColumnType') return ['changing-column-type'];
  if (subtype === 'AT_DropNotNull') return isBefore ? ['ban-drop-not-null'] : [];
  if (subtype === 'AT_DropColumn') return isBefore ? ['ban-drop-column'] : [];
  return REWRITES.includes(subtype) ? ['ban-table-rewrite'] : [];
}

function lintIndex({ relation, concurrent = false }: IndexStmt, context: LintContext): Rule[] {
  if (!isExisting(context, relation?.relname ?? '')) return [];
  if (!concurrent) return ['require-concurrent-index-creation'];
  return context.isTransactional ? ['ban-concurrent-index-creation-in-transaction'] : [];
}

function lintDrop({ removeType, objects = [], concurrent = false }: DropStmt, context: LintContext): Rule[] {
  if (removeType === 'OBJECT_INDEX') {
    if (!concurrent) return ['require-concurrent-index-deletion'];
    return context.isTransactional ? ['ban-concurrent-index-creation-in-transaction'] : [];
  }
  const names = objects.map((object) => textsOf(object).at(removeType === 'OBJECT_TRIGGER' ? -2 : -1) ?? '');
  const existing = names.filter((name) => isExisting(context, name));
  if (removeType === 'OBJECT_TABLE' || removeType === 'OBJECT_TRIGGER') {
    for (const name of existing) context.locked.add(name);
  }
  const rule = removeType === undefined ? undefined : REMOVALS[removeType];
  return rule === undefined || context.kind === 'after' || existing.length === 0 ? [] : [rule];
}

function lintRename({ renameType, relation }: RenameStmt, context: LintContext): Rule[] {
  if (!isExisting(context, relation?.relname ?? '')) return [];
  if (renameType === 'OBJECT_COLUMN') return ['renaming-column'];
  return renameType === 'OBJECT_TABLE' ? ['renaming-table'] : [];
}

/** Notes whose rows are changed, also within a query. */
function noteRows(node: Node, context: LintContext): void {
  const changes = ['UpdateStmt', 'DeleteStmt', 'InsertStmt', 'MergeStmt'].flatMap((name) => findNodes(node, name));
  for (const change of changes) {
    const [table] = findNodes(change, 'relname');
    if (typeof table === 'string' && isExisting(context, table)) context.filledRows.add(table);
  }
}
