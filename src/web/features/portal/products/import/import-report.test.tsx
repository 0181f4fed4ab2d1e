import { expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import type { ProductImportReport } from '#contract/product/entities.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { ImportReport } from './import-report.tsx';

type Line = ProductImportReport['lines'][number];
const lineOf = (line: number, changes: Partial<Line> = {}): Line => {
  return { line, productId: `coin_${line}`, action: 'create', code: null, fields: {}, ...changes };
};
const WRONG = lineOf(3, {
  action: 'refused',
  code: ERROR.invalidFormat,
  fields: { defaultPrice: 'rule.price', icon: 'nonsense' },
});
const TAKEN = lineOf(4, { action: 'refused', code: ERROR.duplicateProductId });

function render(lines: readonly Line[], locale: (typeof LOCALES)[number] = 'en-US') {
  const countOf = (action: Line['action']) => lines.filter((line) => line.action === action).length;
  const counts = {
    create: countOf('create'),
    edit: countOf('edit'),
    none: countOf('none'),
    refused: countOf('refused'),
  };
  return renderPage(<ImportReport report={{ isApplied: false, counts, lines: [...lines] }} fileName="a.csv" />, locale);
}

it.each(LOCALES)('has words for everything in %s', (locale) => {
  const every = [lineOf(2), lineOf(5, { action: 'edit' }), lineOf(6, { action: 'none' }), WRONG, TAKEN];
  for (const lines of [every, [lineOf(2)]]) {
    const html = render(lines, locale);
    expect(html).not.toMatch(/>[^<]*\b(?:products|rule|error)\.[a-z\d]/);
    expect(html).not.toContain('nonsense');
  }
});

it('names what is wrong by line and column, and lists nothing else while a line is refused', () => {
  const html = render([lineOf(2), WRONG, TAKEN]);
  expect(html).toContain('2 rows of a.csv need to be fixed first.');
  expect(html).toMatch(/>3<\/th>[\s\S]*>defaultPrice<\/code>[\s\S]*does not meet the specifications/);
  expect(html).toMatch(/>4<\/th>[\s\S]*This product ID is already taken/);
  expect(html).not.toContain('coin_2');
});

it('lists what would be done where nothing is refused, at most two hundred lines', () => {
  const html = render(Array.from({ length: 203 }, (_, index) => lineOf(index + 2)));
  expect(html).toContain('a.csv can be imported.');
  expect(html.match(/<tr/g)).toHaveLength(201);
  expect(html).toContain('and 3 more rows');
});
