import { code, markdownTable } from '../rules-page/markdown-table.ts';
import { AREAS, type Area, tablesOf } from './areas.ts';
import { erDiagram, marksOf, referencesOf } from './er-diagram.ts';
import type { Column, DataModel, Table } from './model.ts';
import { plainLiteral } from './plain-literal.ts';

const INTRODUCTION = `# Data model

For anyone who reads or changes the database: every table as the migrations leave it, read from a migrated database by
\`npx node tools/write-data-model-page.ts\`; a test fails if this page is not current. The same as DDL: [schema.sql](schema.sql). How columns are
named: [decision 039](../decisions/039-data-model.md).

- Diagrams show key columns and all foreign keys of their area. Some tables refer to rows without a foreign key, because they outlive them; their comments
  say so.
- Amounts in columns named \`…_minor\` are in minor units of their currency: cents, or whole dollars for TWD.
- The job queue keeps its tables in a separate schema (\`jobs\`).
`;

/** Renders the page of a database. */
export function dataModelPage(model: DataModel): string {
  return [
    INTRODUCTION,
    ...AREAS.map((area) => `- [${titleOf(area)}](#${slug(titleOf(area))}): ${linkTables(area.tables)}`),
    '- [Types](#types), [functions](#functions)\n',
    ...AREAS.map((area) => areaSection(area, model)),
    typesSection(model),
    functionsSection(model),
  ].join('\n');
}

/** Numbered, because an area may share its name with one of its tables and each needs a unique anchor. */
const titleOf = (area: Area) => `${AREAS.indexOf(area) + 1} ${area.title}`;
const slug = (title: string) => title.toLowerCase().replaceAll(' ', '-');
const linkTables = (names: readonly string[]) => names.map((name) => `[${name}](#${name})`).join(', ');

function areaSection(area: Area, { tables }: DataModel): string {
  const own = tablesOf(area, tables);
  return [
    `## ${titleOf(area)}\n\n${area.summary}\n`,
    `${erDiagram(own)}\n`,
    ...own.map((table) => tableSection(table, tables)),
  ].join('\n');
}

const HEAD = ['Column', 'Type', 'Null', 'Default', 'Key', 'Meaning'];

function tableSection(table: Table, tables: readonly Table[]): string {
  const rows = table.columns.map((column) => columnRow(table, column));
  const details = [
    ...referrers(table, tables),
    ...list('Unique', keysBeside(table)),
    ...list(
      'Checks',
      table.constraints.filter(({ kind }) => kind === 'check').map(({ definition }) => checkOf(definition)),
    ),
    ...list(
      'Indexes',
      table.indexes.map(({ name, definition }) => `${code(name)} ${code(indexOf(definition))}`),
    ),
    ...list(
      'Triggers',
      table.triggers.map(({ name, definition }) => `${code(name)} ${code(triggerOf(definition))}`),
    ),
  ];
  const parts = [
    `### ${table.name}\n`,
    table.comment && `${sentence(prose(table.comment))}\n`,
    `${markdownTable(HEAD, rows)}\n`,
  ];
  return [...parts, details.length > 0 && `${details.join('\n')}\n`].filter(Boolean).join('\n');
}

function columnRow(table: Table, column: Column): string[] {
  return [
    code(column.name),
    column.type,
    column.isNullable ? 'yes' : '',
    defaultOf(column),
    keyOf(table, column.name),
    prose(column.comment),
  ];
}

function defaultOf({ isIdentity, generated, defaultValue }: Column): string {
  if (isIdentity) return 'identity';
  return generated === '' ? code(plainLiteral(defaultValue)) : `generated: ${code(generated)}`;
}

function keyOf(table: Table, column: string): string {
  const targets = referencesOf(table)
    .filter(({ columns }) => columns.includes(column))
    .map(({ target, isCascading }) => `[${target}](#${target})${isCascading ? ', deleted with it' : ''}`);
  const marks = marksOf(table, column).map((mark) => (mark === 'FK' ? `FK ${targets.join(' and ')}` : mark));
  return marks.join(', ');
}

function referrers({ name }: Table, tables: readonly Table[]): string[] {
  const names = tables
    .filter((table) => referencesOf(table).some(({ target }) => target === name))
    .map((table) => table.name);
  return names.length === 0 ? [] : [`- Referred to by ${linkTables(names)}`];
}

function keysBeside({ constraints }: Table): string[] {
  return constraints
    .filter(({ kind, columns }) => (kind === 'unique' || kind === 'primary') && columns.length > 1)
    .map(({ kind, columns }) => `${code(columns.join(', '))}${kind === 'primary' ? ' (primary key)' : ''}`);
}

function list(title: string, entries: readonly string[]): string[] {
  if (entries.length < 2) return entries.map((entry) => `- ${title}: ${entry}`);
  return [`- ${title}:`, ...entries.map((entry) => `  - ${entry}`)];
}

/** Omits the parts of definitions that the page shows elsewhere. */
const checkOf = (definition: string) => code(definition.replace(/^CHECK \(([\s\S]*)\)$/, '$1'));
const indexOf = (definition: string) =>
  definition.replace(/^CREATE (UNIQUE )?INDEX \S+ ON \S+ USING (btree )?/, (_, unique = '') => unique.toLowerCase());
const triggerOf = (definition: string) =>
  definition
    .replace(/^CREATE (CONSTRAINT )?TRIGGER \S+ /, '')
    .replace(/ ON \S+(?= (?:REFERENCING|DEFERRABLE|FOR EACH))/, '');

/** Escapes angle brackets, which would be HTML tags. */
const prose = (text: string) => text.replaceAll('<', '&lt;');
const sentence = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;

function typesSection({ domains, collations }: DataModel): string {
  const rows = domains.map(({ name, type, check, comment }) => [code(name), type, checkOf(check), prose(comment)]);
  const orders = collations.map(({ name, locale }) => `${code(name)} (${locale})`).join(', ');
  return `## Types\n\n${markdownTable(['Domain', 'Type', 'Check', 'Meaning'], rows)}\n\nCollations in which names sort: ${orders}.\n`;
}

function functionsSection({ functions }: DataModel): string {
  const rows = functions.map(({ signature, comment }) => [code(signature), prose(comment)]);
  return `## Functions\n\nTheir bodies are in [schema.sql](schema.sql).\n\n${markdownTable(['Function', 'What it does'], rows)}\n`;
}
