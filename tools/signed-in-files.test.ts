import { expect, it } from 'vitest';
import { listSignedInFiles } from './signed-in-files.ts';

const chunk = (fileName: string, imports: readonly string[], facadeModuleId: string | null = null) =>
  ({ type: 'chunk', fileName, imports, facadeModuleId, isEntry: fileName === 'app.js' }) as never;

const PARTS = '/somewhere/src/web/app/signed-in-parts.ts';

it('names what shows somebody signed in, with all that it needs and without what every page has', () => {
  const bundle = {
    'app.js': chunk('app.js', ['runtime.js']),
    'runtime.js': chunk('runtime.js', []),
    'parts.js': chunk('parts.js', ['app.js', 'menu.js'], PARTS),
    'menu.js': chunk('menu.js', ['icons.js', 'runtime.js']),
    'icons.js': chunk('icons.js', ['menu.js']),
    'sales.js': chunk('sales.js', ['icons.js']),
  };
  expect(listSignedInFiles(bundle)).toEqual(['/parts.js', '/menu.js', '/icons.js']);
});

it('refuses a build that has nothing of the kind', () => {
  expect(() => listSignedInFiles({ 'app.js': chunk('app.js', []) })).toThrow('somebody signed in');
});
