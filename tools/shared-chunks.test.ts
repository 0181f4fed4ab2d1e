import { describe, expect, it } from 'vitest';
import { isSharedPart, sharedChunks } from './shared-chunks.ts';

const ENTRY = '/entry/client.tsx';
const page = (route: string) => `/src/web/routes/${route}.tsx?tsr-split=component---loader`;

type Imports = Readonly<Record<string, readonly string[]>>;

/** Returns the chunk of a module in a graph of imports. */
function fileOf(module: string, imports: Imports, codes: Readonly<Record<string, string>> = {}) {
  const { name } = sharedChunks();
  if (typeof name !== 'function') throw new Error('the files have names of their own');
  const importersOf = (id: string) => Object.keys(imports).filter((other) => imports[other]?.includes(id));
  return name(module, {
    getModuleInfo: (id: string) =>
      ({
        code: codes[id] ?? 'x',
        importedIds: imports[id] ?? [],
        importers: importersOf(id),
        dynamicImporters: id.includes('tsr-split') || id.includes('dialog') ? ['/somewhere'] : [],
        isEntry: id === ENTRY,
      }) as never,
  } as never);
}

describe('small modules that pages share', () => {
  const search = page('search');
  const login = page('login');

  it('go together if the same pages need them, through other modules, too', () => {
    const imports = { [search]: ['/a'], [login]: ['/b'], '/a': ['/c'], '/b': ['/c'], '/c': ['/d'] };
    expect(fileOf('/c', imports)).toSatisfy(isSharedPart);
    expect(fileOf('/d', imports)).toBe(fileOf('/c', imports));
    expect(fileOf('/a', imports)).toBeNull();
  });

  it('stay where they are when the application needs them', () => {
    expect(fileOf('/a', { [search]: ['/a'], [login]: ['/a'], [ENTRY]: ['/a'] })).toBeNull();
  });

  it('are apart if one page would load much that it does not need', () => {
    const imports = { [search]: ['/a', '/b'], [login]: ['/a', '/b'], [page('play')]: ['/a'] };
    const codes = { '/a': 'x'.repeat(7000), '/b': 'x'.repeat(7000) };
    expect(fileOf('/a', imports)).toBe(fileOf('/b', imports));
    expect(fileOf('/a', imports, codes)).not.toBe(fileOf('/b', imports, codes));
  });

  it('bring no library and nothing large along, but icons and schemas', () => {
    const imports = (below: string) => ({ [search]: ['/a', '/b'], [login]: ['/a', '/b'], '/a': [below] });
    const schemas = imports('/node_modules/zod/mini.js');
    expect(fileOf('/a', schemas)).not.toBeNull();
    expect(fileOf('/a', schemas)).not.toBe(fileOf('/b', schemas));
    expect(fileOf('/a', imports('/node_modules/marked/marked.js'))).toBeNull();
    expect(fileOf('/a', imports('/large'), { '/large': 'x'.repeat(9000) })).toBeNull();
    expect(fileOf('/node_modules/zod/mini.js', schemas)).toBeNull();
  });

  it('of icons are told apart, although all come by way of one index', () => {
    const index = '/node_modules/lucide-react/dist/esm/lucide-react.mjs';
    const [trash, star] = ['trash-can', 'star'].map((icon) => `/node_modules/lucide-react/dist/esm/icons/${icon}.mjs`);
    const dialog = '/dialog.tsx';
    const imports = {
      [index]: [String(trash), String(star)],
      [search]: ['/a'],
      '/a': [index],
      [dialog]: [index],
      [ENTRY]: [index],
    };
    const codes = {
      [index]: `export { default as LucideTrash, default as Trash } from './icons/trash-can.mjs';
export { default as LucideStar, default as Star } from './icons/star.mjs';`,
      '/a': "import { Trash } from 'lucide-react';",
      [dialog]: "import { Trash, X } from 'lucide-react';",
      [ENTRY]: "import { Star } from 'lucide-react';",
    };
    expect(fileOf(String(trash), imports, codes)).not.toBeNull();
    expect(fileOf(String(star), imports, codes)).toBeNull();
  });

  it('may need each other', () => {
    const imports = { [search]: ['/a'], [login]: ['/b'], '/a': ['/b'], '/b': ['/a'] };
    expect(fileOf('/a', imports)).not.toBeNull();
    expect(fileOf('/b', imports)).toBe(fileOf('/a', imports));
  });
});
