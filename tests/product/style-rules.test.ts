import { globSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as codes from '#contract/errors/error-codes.ts';
import { projectRoot } from '#server/project-root.ts';

/** Classes with a selector that ends in `*` below an element selected by position among its siblings. */
const PLACE_OF_GROUP = /\bgroup-(?:not-)?(?:first|last|only|odd|even|nth|empty)/;

it('restyles nothing that stands already while a page is being read (decision 028)', async () => {
  expect('flex group-last:hidden').toMatch(PLACE_OF_GROUP);
  const folder = join(projectRoot(), 'src/web');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.tsx'));
  expect(files.length).toBeGreaterThan(300);
  const read = async (file: string) => ({ file, text: await readFile(join(folder, file), 'utf8') });
  const contents = await Promise.all(files.map(read));
  expect(contents.filter(({ text }) => PLACE_OF_GROUP.test(text)).map(({ file }) => file)).toEqual([]);
});

it('no test is repeated until it passes', () => {
  const REPEATED = /\bretry: *\d|\bsetRetries\b|--retry\b/;
  expect('const ONCE_MORE = { retry: 1 }').toMatch(REPEATED);
  const patterns = [
    '{src,tests,demo,content,tools}/**/*.test.{ts,tsx}',
    '{.,tests/*}/vitest.config.ts',
    'package.json',
  ];
  const files = globSync(patterns, { cwd: projectRoot(), exclude: (name) => name === 'style-rules.test.ts' });
  expect(files.length).toBeGreaterThan(700);
  expect(files.filter((file) => REPEATED.test(readFileSync(join(projectRoot(), file), 'utf8')))).toEqual([]);
});

it('calls error codes by their names; the numbers stand in contract/errors/error-codes.ts alone', () => {
  const TEXT = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
  const CODE = new RegExp(`(?<![\\w.+|-])(?:${Object.values(codes).join('|')})(?!\\w)`);
  const namesNone = (source: string) => CODE.test(source.replace(TEXT, "''"));
  expect(namesNone("throw new ApiError(50004, { fields: { id: 'field.unknown' } });")).toBe(true);
  expect(namesNone('/** @throws ApiError 50004. */')).toBe(true);
  expect(namesNone("page.t('error.50004'); const price = 50_004;")).toBe(false);
  // The table of all codes, what travels, and the codes of another service.
  const EXCEPTED =
    /(?:error-codes|contract\/errors\/errors\.test|style-rules\.test|watch-answers\.test|twilio[^/]*)\.ts$/;
  const files = globSync('{src,tests,demo,tools,bench}/**/*.{ts,tsx}', { cwd: projectRoot() });
  expect(files.length).toBeGreaterThan(3000);
  const found = files.filter(
    (file) => !EXCEPTED.test(file) && namesNone(readFileSync(join(projectRoot(), file), 'utf8')),
  );
  expect(found).toEqual([]);
});

it('writes SQL of features in their *-queries.ts files alone', () => {
  const SQL = /\bsql[`<.]|\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;
  expect("await db.selectFrom('users').execute()").toMatch(SQL);
  const files = globSync('src/server/features/*/*.ts', { cwd: projectRoot() });
  const others = files.filter((file) => !/(?:-queries|\.test)\.ts$/.test(file));
  expect(others.length).toBeGreaterThan(500);
  expect(others.filter((file) => SQL.test(readFileSync(join(projectRoot(), file), 'utf8')))).toEqual([]);
});
