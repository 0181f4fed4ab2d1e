import { expect, it } from 'vitest';
import { listSignedInFiles } from './signed-in-files.ts';

const chunk = (fileName: string, imports: readonly string[], facadeModuleId: string | null = null) =>
  ({ type: 'chunk', fileName, imports, facadeModuleId, isEntry: fileName === 'app.js' }) as never;

const PARTS = '/somewhere/src/web/entry/signed-in-parts.ts';
const SESSION = '/somewhere/src/web/entry/browser-session.ts';

it('names the files that only signed-in pages need, with their imports and without those of every page', () => {
  const bundle = {
    'app.js': chunk('app.js', ['runtime.js']),
    'runtime.js': chunk('runtime.js', []),
    'parts.js': chunk('parts.js', ['app.js', 'menu.js'], PARTS),
    'menu.js': chunk('menu.js', ['icons.js', 'runtime.js']),
    'icons.js': chunk('icons.js', ['menu.js']),
    'session.js': chunk('session.js', ['icons.js', 'calls.js'], SESSION),
    'calls.js': chunk('calls.js', []),
    'sales.js': chunk('sales.js', ['icons.js']),
  };
  expect(listSignedInFiles(bundle)).toEqual(['/parts.js', '/menu.js', '/icons.js', '/session.js', '/calls.js']);
});

it('refuses a build that has nothing of the kind', () => {
  expect(() => listSignedInFiles({ 'app.js': chunk('app.js', []) })).toThrow('only somebody signed in');
});
