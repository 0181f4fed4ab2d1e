import { describe, expect, it } from 'vitest';
import { sharedChunks } from './shared-chunks.ts';

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
  it('go together by the areas that need them, through other modules, too, or all that many need', () => {
    const imports = {
      [page('search')]: ['/a'],
      [page('help/index')]: ['/b'],
      [page('operator/users')]: ['/a'],
      '/a': ['/c'],
      '/b': ['/c'],
    };
    expect(fileOf('/a', imports)).toBe('shared-operator-visitor');
    expect(fileOf('/c', imports)).toBe('shared-many');
    expect(fileOf('/b', imports)).toBeNull();
  });

  it('stay where they are when only developers or operators need them, or the application does', () => {
    const both = { [page('developer/sales')]: ['/a'], [page('operator/users')]: ['/a'] };
    expect(fileOf('/a', both)).toBeNull();
    expect(fileOf('/a', { [page('search')]: ['/a'], [page('login')]: ['/a'], [ENTRY]: ['/a'] })).toBeNull();
  });

  it('of the kit, with what it needs, have a file of their own where only developers or operators need them', () => {
    const kit = '/src/web/kit/list/pager.tsx';
    const both = [kit, '/a'];
    const imports = { [page('developer/sales')]: both, [page('operator/users')]: both, [kit]: ['/b'], '/a': ['/c'] };
    expect(fileOf(kit, imports)).toBe('shared-kit');
    expect(fileOf('/b', imports)).toBe('shared-kit');
    expect(fileOf('/c', imports)).toBeNull();
    expect(fileOf(kit, { ...imports, [page('search')]: [kit] })).toBe('shared-many');
  });

  it('bring no library and nothing large along, but icons and schemas', () => {
    const imports = (below: string) => ({ [page('search')]: ['/a'], [page('login')]: ['/a'], '/a': [below] });
    expect(fileOf('/a', imports('/node_modules/zod/mini.js'))).toBe('calls-visitor');
    expect(fileOf('/a', imports('/node_modules/lucide-react/dist/esm/icons/star.mjs'))).toBe('shared-visitor');
    expect(fileOf('/a', imports('/node_modules/marked/marked.js'))).toBeNull();
    expect(fileOf('/a', imports('/large'), { '/large': 'x'.repeat(9000) })).toBeNull();
    expect(fileOf('/node_modules/zod/mini.js', imports('/node_modules/zod/mini.js'))).toBeNull();
  });

  it('of icons are told apart, although all come by way of one index', () => {
    const index = '/node_modules/lucide-react/dist/esm/lucide-react.mjs';
    const [trash, star] = ['trash', 'star'].map((icon) => `/node_modules/lucide-react/dist/esm/icons/${icon}.mjs`);
    const dialog = '/dialog.tsx';
    const imports = {
      [index]: [String(trash), String(star)],
      [page('search')]: ['/a'],
      '/a': [index],
      [dialog]: [index],
      [ENTRY]: [index],
    };
    const codes = {
      '/a': "import { Trash } from 'lucide-react';",
      [dialog]: "import { Trash, X } from 'lucide-react';",
      [ENTRY]: "import { Star } from 'lucide-react';",
    };
    expect(fileOf(String(trash), imports, codes)).toBe('shared-visitor');
    expect(fileOf(String(star), imports, codes)).toBeNull();
  });

  it('that only a later part of a page needs are apart from what pages begin with', () => {
    const later = '/src/web/features/details/later-views.ts';
    const both = { [later]: ['/a', '/b'], [page('developer/sales')]: ['/a'], [page('search')]: ['/b'] };
    expect(fileOf('/a', both)).toBe('shared-later');
    expect(fileOf('/b', both)).toBe('shared-visitor');
  });

  it('go together if every signed-in page needs them, and apart if visitors do, too', () => {
    const imports = {
      '/src/web/entry/signed-in-parts.ts': ['/a', '/b'],
      [page('developer/sales')]: ['/a'],
      [page('account/profile')]: ['/a'],
      [page('search')]: ['/b'],
    };
    expect(fileOf('/a', imports)).toBe('shared-member');
    expect(fileOf('/b', imports)).toBe('shared-visitor');
  });

  it('may need each other', () => {
    const imports = { [page('search')]: ['/a'], [page('login')]: ['/b'], '/a': ['/b'], '/b': ['/a'] };
    expect(fileOf('/a', imports)).toBe('shared-visitor');
    expect(fileOf('/b', imports)).toBe('shared-visitor');
  });
});
