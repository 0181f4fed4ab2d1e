import { expect, it } from 'vitest';
import { writeTable } from './write-table.ts';

it('aligns columns, without trailing spaces', () => {
  expect(
    writeTable(
      ['A', 'LONG'],
      [
        ['wide', 'x'],
        ['', ''],
      ],
    ),
  ).toBe('A     LONG\nwide  x\n\n');
});

it('strips terminal control characters', () => {
  const hostile = 'a\u001b[2Jb\rc\nd\u009b31me\u202ef\u2028g';
  expect(writeTable(['NAME'], [[hostile]])).toBe('NAME\na·[2Jb·c·d·31me·f·g\n');
});
