import type { Column, Constraint, Table } from './model.ts';

/** The tables of one area as a Mermaid diagram, with their key columns and outgoing references. */
export function erDiagram(tables: readonly Table[]): string {
  const entities = tables.flatMap(drawEntity);
  const relations = tables.flatMap((table) => referencesOf(table).map((reference) => drawRelation(table, reference)));
  return ['```mermaid', 'erDiagram', ...entities, ...relations, '```'].join('\n');
}

function drawEntity(table: Table): string[] {
  const keys = table.columns.filter(({ name }) => marksOf(table, name).length > 0);
  const lines = keys.map(({ name, type }) => `    ${writeType(type)} ${name} ${marksOf(table, name).join(', ')}`);
  return lines.length === 0 ? [`  ${table.name}`] : [`  ${table.name} {`, ...lines, '  }'];
}

/** A type must be a single word in Mermaid. */
const writeType = (type: string) => type.replace('[]', '_array').replaceAll(/\W+/g, '_');

/** The kinds of key a column belongs to, abbreviated for Mermaid. */
export function marksOf({ constraints }: Pick<Table, 'constraints'>, column: string): string[] {
  const isIn = (kind: Constraint['kind']) =>
    constraints.some((constraint) => constraint.kind === kind && constraint.columns.includes(column));
  return [isIn('primary') && 'PK', isIn('reference') && 'FK', isIn('unique') && 'UK'].filter((mark) => mark !== false);
}

export function referencesOf({ constraints }: Pick<Table, 'constraints'>): Constraint[] {
  return constraints.filter(({ kind }) => kind === 'reference');
}

/** Cardinality: one or zero targets, referenced by one row or by many. */
function drawRelation(table: Table, { columns, target }: Constraint): string {
  const one = columns.some((name) => findColumn(table, name).isNullable) ? '|o' : '||';
  const many = isUnique(table, columns) ? 'o|' : 'o{';
  return `  ${target} ${one}--${many} ${table.name} : "${columns.join(', ')}"`;
}

function findColumn({ columns }: Table, name: string): Pick<Column, 'isNullable'> {
  return columns.find((column) => column.name === name) ?? { isNullable: false };
}

function isUnique({ constraints }: Table, columns: readonly string[]): boolean {
  return constraints.some(
    ({ kind, columns: unique }) =>
      (kind === 'primary' || kind === 'unique') && unique.every((name) => columns.includes(name)),
  );
}
