import { AREAS, type Area, tablesOf } from './areas.ts';
import { referencesOf } from './er-diagram.ts';
import type { Column, Constraint, DataModel, Table } from './model.ts';
import { plainLiteral } from './plain-literal.ts';

const INTRODUCTION = `-- The schema as the migrations leave it, read from a migrated database by: npx node tools/write-data-model-page.ts
-- For reading. The program never runs it; a test does, and compares what comes of it with the migrated database.
-- The same with diagrams: data-model.md.

-- Functions stand before the tables that they name.
SET check_function_bodies = off;
`;

/** The DDL of a database: types and functions, then tables by area, with descriptions as SQL comments. */
export function schemaSql(model: DataModel): string {
  const order = AREAS.flatMap(({ tables }) => tables);
  const isLater = (table: Table, { target }: Constraint) => order.indexOf(target) > order.indexOf(table.name);
  const later = AREAS.flatMap((area) => tablesOf(area, model.tables)).flatMap((table) =>
    referencesOf(table)
      .filter((reference) => isLater(table, reference))
      .map((reference) => `ALTER TABLE ${table.name} ADD ${writeConstraint(reference)};`),
  );
  return [
    INTRODUCTION,
    writeTypes(model),
    ...model.functions.map(({ comment, definition }) => `${note(comment)}${definition.trim()};\n`),
    ...AREAS.map((area) => writeArea(area, model, isLater)),
    '-- References to tables further down.\n',
    `${later.join('\n')}\n`,
  ].join('\n');
}

const note = (comment: string) => (comment === '' ? '' : `-- ${comment.replaceAll('\n', ' ')}\n`);

function writeTypes({ domains, collations }: DataModel): string {
  const lines = [
    ...domains.map(({ name, type, check, comment }) => `${note(comment)}CREATE DOMAIN ${name} AS ${type} ${check};`),
    ...collations.map(({ name, locale }) => `CREATE COLLATION ${name} (provider = icu, locale = '${locale}');`),
  ];
  return `${lines.join('\n')}\n`;
}

type Test = (table: Table, reference: Constraint) => boolean;

function writeArea(area: Area, { tables }: DataModel, isLater: Test): string {
  const own = tablesOf(area, tables);
  return [
    `-- ${area.title}: ${area.summary.replaceAll('`', '')}\n`,
    ...own.map((table) => writeTable(table, isLater)),
  ].join('\n');
}

function writeTable(table: Table, isLater: Test): string {
  const { name, options, comment, columns, constraints, indexes, triggers } = table;
  const lines = [
    ...columns.map((column) => ({ text: writeColumn(column), comment: column.comment })),
    ...constraints
      .filter((constraint) => !isLater(table, constraint))
      .map((constraint) => ({ text: writeConstraint(constraint), comment: '' })),
  ];
  const body = lines.map((line, place) => {
    const end = place === lines.length - 1 ? '' : ',';
    return `  ${line.text}${end}${line.comment === '' ? '' : ` -- ${line.comment.replaceAll('\n', ' ')}`}`;
  });
  const storage = options.length === 0 ? '' : ` WITH (${options.join(', ')})`;
  const parts = [
    `CREATE TABLE ${name} (\n${body.join('\n')}\n)${storage};`,
    ...indexes.map(({ definition }) => `${definition};`),
    ...triggers.map(({ definition }) => `${definition};`),
    ...triggers
      .filter(({ isAlways }) => isAlways)
      .map((trigger) => `ALTER TABLE ${name} ENABLE ALWAYS TRIGGER ${trigger.name};`),
  ];
  return `${note(comment)}${parts.join('\n')}\n`;
}

function writeColumn(column: Column): string {
  const { name, type, collation, isNullable, isIdentity, generated, defaultValue, isUncompressed } = column;
  return [
    `${name} ${type}`,
    isUncompressed && 'STORAGE EXTERNAL',
    collation !== '' && `COLLATE "${collation}"`,
    isIdentity && 'GENERATED ALWAYS AS IDENTITY',
    generated !== '' && `GENERATED ALWAYS AS (${generated}) STORED`,
    !(isNullable || isIdentity) && 'NOT NULL',
    defaultValue !== '' && `DEFAULT ${plainLiteral(defaultValue)}`,
  ]
    .filter((part) => part !== false)
    .join(' ');
}

const writeConstraint = ({ name, definition }: Constraint) => `CONSTRAINT ${name} ${definition}`;
