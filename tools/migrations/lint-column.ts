import type { ColumnDef, Constraint } from 'libpg-query';
import { findNodes, textsOf } from './find-nodes.ts';
import type { LintContext } from './lint-context.ts';
import type { Rule } from './rules.ts';

/** Functions whose value PostgreSQL computes once for all rows. */
const STABLE: readonly (string | undefined)[] = [
  'now',
  'transaction_timestamp',
  'statement_timestamp',
  'current_setting',
];
const SERIAL = /^(?:small|big)?serial[248]?$/;

/** What is wrong with a column that is added to an existing table. */
export function lintColumn({ typeName, constraints = [] }: ColumnDef): Rule[] {
  const parts = constraints.flatMap((node) => ('Constraint' in node ? [node.Constraint] : []));
  const has = (type: Constraint['contype']) => parts.some(({ contype }) => contype === type);
  const isComputed =
    SERIAL.test(textsOf(typeName).at(-1) ?? '') ||
    has('CONSTR_GENERATED') ||
    has('CONSTR_IDENTITY') ||
    parts.some(({ contype, raw_expr }) => contype === 'CONSTR_DEFAULT' && isVolatile(raw_expr));
  const isRequired = has('CONSTR_NOTNULL') && !(has('CONSTR_DEFAULT') || isComputed);
  return [
    ...(isComputed ? (['adding-field-with-default'] as const) : []),
    ...(isRequired ? (['adding-required-field'] as const) : []),
    ...(has('CONSTR_CHECK') ? (['constraint-missing-not-valid'] as const) : []),
    ...(has('CONSTR_FOREIGN') ? (['adding-foreign-key-constraint'] as const) : []),
    ...(has('CONSTR_UNIQUE') ? (['disallowed-unique-constraint'] as const) : []),
    ...(has('CONSTR_PRIMARY') ? (['adding-serial-primary-key-field'] as const) : []),
  ];
}

function isVolatile(expression: unknown): boolean {
  return findNodes(expression, 'funcname').some((name) => !STABLE.includes(textsOf(name).at(-1)));
}

/** What is wrong with a constraint that is added to an existing table; notes it. */
export function lintConstraint(table: string, constraint: Constraint, context: LintContext): Rule[] {
  const { contype, conname = '', skip_validation = false, indexname, raw_expr } = constraint;
  context.added.add(conname);
  if (contype === 'CONSTR_CHECK') {
    const column = nonNullColumn(raw_expr);
    if (column !== undefined) context.nullChecks.set(conname, `${table}.${column}`);
    return skip_validation ? [] : ['constraint-missing-not-valid'];
  }
  if (contype === 'CONSTR_FOREIGN') return skip_validation ? [] : ['adding-foreign-key-constraint'];
  if (contype === 'CONSTR_NOTNULL') return ['adding-not-nullable-field'];
  if (indexname !== undefined) return [];
  if (contype === 'CONSTR_PRIMARY') return ['adding-serial-primary-key-field'];
  return contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_EXCLUSION' ? ['disallowed-unique-constraint'] : [];
}

/** The column of `column IS NOT NULL`. */
function nonNullColumn(expression: Constraint['raw_expr']): string | undefined {
  if (expression === undefined || !('NullTest' in expression)) return undefined;
  const { nulltesttype, arg } = expression.NullTest;
  return nulltesttype === 'IS_NOT_NULL' ? textsOf(arg).at(-1) : undefined;
}
