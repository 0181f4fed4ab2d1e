import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#server/project-root.ts';
import { readTestTitles } from './test-titles.ts';

const ROOT = projectRoot();

const requirements = [
  ...readFileSync(join(ROOT, 'docs/spec/requirements.md'), 'utf8').matchAll(/^\| (R\d+\.\d+) \|/gm),
].map(([_row, id]) => id ?? '');

/** Each requirement that a title names, with the files that do. */
function findNamed(): ReadonlyMap<string, readonly string[]> {
  const named = new Map<string, string[]>();
  for (const file of globSync('{src,tests,demo,content,tools}/**/*.test.{ts,tsx}', { cwd: ROOT })) {
    const titles = readTestTitles(file, readFileSync(join(ROOT, file), 'utf8'));
    for (const id of new Set(titles.join(' ').match(/\bR\d+\.\d+\b/g))) named.set(id, [...(named.get(id) ?? []), file]);
  }
  return named;
}

it('every requirement is named in the title of a test, and no title names one that does not exist', () => {
  const named = findNamed();
  expect(new Set(requirements).size).toBe(547);
  expect(requirements.filter((id) => !named.has(id))).toEqual([]);
  expect([...named].filter(([id]) => !requirements.includes(id))).toEqual([]);
});

it('titles are those of tests and blocks that run, not comments, other texts, or tests that are left out', () => {
  const source = `
    // it('R1.1 a comment', () => {});
    const it1 = "it('R1.2 a text', () => {})";
    it('R1.3 plain', () => {});
    it.skipIf(isSmall)(\`R1.4 \${size} with a value\`, () => {});
    describe.each(SIZES)('R1.5 a block', { timeout: 1 }, () => {});
    it.skip('R1.6 skipped', () => {});
    it.todo('R1.7 to do');
    expect('R1.8 an expectation', 'it');
  `;
  const titles = readTestTitles('some.test.ts', source);
  expect(titles.map((title) => title.slice(0, 4))).toEqual(['R1.3', 'R1.4', 'R1.5']);
});
