import { expect, it } from 'vitest';
import { erDiagram } from './er-diagram.ts';
import type { Column, Constraint, Table } from './model.ts';

const column = (name: string, type: string, isNullable = false): Column => ({
  ...{ name, type, isNullable, isIdentity: false, generated: '', defaultValue: '', collation: '' },
  ...{ isUncompressed: false, comment: '' },
});

const key = (kind: Constraint['kind'], columns: readonly string[], target = ''): Constraint => ({
  ...{ kind, columns, target, name: `${kind} ${columns}`, isCascading: false, definition: '' },
});

const table = (name: string, columns: readonly Column[], constraints: readonly Constraint[]): Table => ({
  ...{ name, columns, constraints, options: [], comment: '', indexes: [], triggers: [] },
});

it('draws the keys of tables, and references with how many rows may stand at either end', () => {
  const games = table('games', [column('id', 'integer'), column('name', 'text')], [key('primary', ['id'])]);
  const saves = table(
    'saves',
    [column('game_id', 'integer'), column('slots', 'double precision'), column('tags', 'text[]')],
    [key('primary', ['game_id']), key('unique', ['slots', 'tags']), key('reference', ['game_id'], 'games')],
  );
  const news = table('news', [column('game_id', 'integer', true)], [key('reference', ['game_id'], 'games')]);
  const notes = table('notes', [column('text', 'text')], []);
  expect(erDiagram([games, saves, news, notes])).toBe(`\`\`\`mermaid
erDiagram
  games {
    integer id PK
  }
  saves {
    integer game_id PK, FK
    double_precision slots UK
    text_array tags UK
  }
  news {
    integer game_id FK
  }
  notes
  games ||--o| saves : "game_id"
  games |o--o{ news : "game_id"
\`\`\``);
});
