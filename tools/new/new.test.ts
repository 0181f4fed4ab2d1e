import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { Draft } from './draft.ts';
import { newEndpoint } from './new-endpoint.ts';
import { newList } from './new-list.ts';
import { newMessage } from './new-message.ts';
import { newPage } from './new-page.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
let root = '';

const PATHS = ['/operator/things', '/operator/parts', '/help/things'];

/** A stand-in for the generated route tree. */
const ROUTES = `
declare module '@tanstack/react-router' {
  interface FileRoutesByPath {
${PATHS.map((path) => `'${path}': { id: '${path}'; path: '${path}'; fullPath: '${path}'; preLoaderRoute: unknown; parentRoute: typeof root };`).join('\n')}
  }
}
import type { Route as root } from './src/web/routes/__root.tsx';
`;

/** A stand-in for the test product; the real one would compile the whole server. */
const TEST_PRODUCT = `
import type { Endpoint, InputOf, ReplyOf } from '#contract/endpoint.ts';
export interface TestProduct {
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<ReplyOf<E>>;
  close(): Promise<void>;
}
export declare function openTestProduct(): Promise<TestProduct>;
`;

/** Files with one or two added lines, which import most of the server. */
const TABLES = ['src/server/features/catalogue/catalogue-handlers.ts', 'src/server/pages/site-map.ts'];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'new-'));
  for (const path of ['src', 'tests/web', 'docs/spec/api.md', 'package.json', 'tsconfig.json']) {
    cpSync(join(ROOT, path), join(root, path), { recursive: true });
  }
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  await mkdir(join(root, 'tests/product'));
  await writeFile(join(root, 'tests/product/open-test-product.ts'), TEST_PRODUCT);
  await writeFile(join(root, 'routes.d.ts'), ROUTES);
}, 120_000);

afterAll(() => rm(root, { recursive: true }));

it('writes an endpoint, pages and a list that compile, as do the whole files of CONTRIBUTING', async () => {
  const draft = new Draft(root);
  await newEndpoint(draft, 'application/count-things', 'catalogue');
  await newPage(draft, 'operator/things');
  await newPage(draft, 'help/things');
  await newList(draft, 'operator/parts', 'listAllProducts');
  await draft.save();
  const snippets = await saveSnippets();
  const files = [...draft.paths, ...snippets].filter((path) => /\.tsx?$/.test(path) && !TABLES.includes(path));
  const project = { extends: './tsconfig.json', include: [], files: [...files, 'routes.d.ts'] };
  await writeFile(join(root, 'tsconfig.new.json'), JSON.stringify(project));
  const tsc = join(ROOT, 'node_modules/.bin/tsc');
  const { stdout } = spawnSync(tsc, ['--project', 'tsconfig.new.json', '--checkers', '1'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');

  const lines = await Promise.all([...TABLES, 'docs/spec/api.md'].map(readScratch));
  expect(lines[0]).toContain("import { countThings } from './count-things.ts';\n");
  expect(lines[0]).toContain('\n  countThings,\n} satisfies');
  expect(lines[1]).toMatch(/const PAGES = \[[^\]]*'\/help\/things'\]/);
  expect(lines[2]).toContain('| GET | /api/application/count_things | public |');
}, 120_000);

it('adds a message in every language, and no key twice', async () => {
  const draft = new Draft(root);
  await newMessage(draft, 'hall', 'hall.newCount', 'New');
  await draft.save();
  for (const locale of LOCALES) {
    const keys = Object.keys(JSON.parse(await readScratch(`src/i18n/catalogs/hall/${locale}.json`)));
    expect(keys.at(-1)).toBe('hall.newCount');
  }
  await expect(newMessage(new Draft(root), 'hall', 'hall.newCount', 'New')).rejects.toThrow('exists already');
});

it('writes over nothing', async () => {
  const draft = new Draft(root);
  await newPage(draft, 'operator/gears');
  await draft.save();
  await expect(newPage(new Draft(root), 'operator/gears')).rejects.toThrow('gears.tsx exists already');
});

function readScratch(path: string): Promise<string> {
  return readFile(join(root, path), 'utf8');
}

/** Saves the snippets of CONTRIBUTING that start with a file path; returns the paths. */
async function saveSnippets(): Promise<string[]> {
  const guide = await readFile(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const snippets = Array.from(guide.matchAll(/^```tsx?\n\/\/ (\S+)\n([^`]*)^```$/gm));
  expect(snippets).not.toEqual([]);
  for (const [, path = '', text = ''] of snippets) await writeFile(join(root, path), text);
  return snippets.map(([, path = '']) => path);
}
