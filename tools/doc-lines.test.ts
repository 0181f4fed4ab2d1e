import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#server/project-root.ts';

const LONGEST = 160;
const GENERATED = ['docs/settings.md', 'docs/reference/'];
const ROOT = projectRoot();

/** Lines that are too long to read in a diff, as file:line; those of tables and code may be longer. */
function findLongLines(path: string, text: string): string[] {
  let isCode = false;
  return text.split('\n').flatMap((line, index) => {
    if (/^\s*```/.test(line)) isCode = !isCode;
    const isProse = !isCode && !/^\s*\|/.test(line);
    return isProse && line.length > LONGEST ? [`${path}:${index + 1}`] : [];
  });
}

it('documentation has no line of prose over 160 characters', () => {
  const pages = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`);
  const paths = ['README.md', 'CONTRIBUTING.md', ...pages].filter((path) => path.endsWith('.md'));
  const written = paths.filter((path) => !GENERATED.some((place) => path.startsWith(place)));
  expect(written.length).toBeGreaterThan(40);
  expect(written.flatMap((path) => findLongLines(path, readFileSync(join(ROOT, path), 'utf8')))).toEqual([]);
});

it('finds a long line of prose, and none in a table or code', () => {
  const long = 'x'.repeat(LONGEST + 1);
  expect(findLongLines('a.md', ['# A', long, `| ${long} |`, '```', long, '```', long].join('\n'))).toEqual([
    'a.md:2',
    'a.md:7',
  ]);
});
