import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSafeInnerPath } from './inner-path.ts';
import { findBuildRoot, isLeftOut } from './web-build-root.ts';
import { endingOf, isWebGameFile } from './web-file-types.ts';

const ROOTS: readonly (readonly [readonly string[], string | undefined])[] = [
  [['index.html', 'a.js'], ''],
  [['b/a.js', 'index.html'], ''],
  [['game/a.js', 'game/index.html'], 'game/'],
  [['game/a.js', 'game/deep/index.html'], undefined],
  [['game/index.html', 'other/a.js'], undefined],
  [['game/index.html', 'a.js'], undefined],
  [['Index.html'], undefined],
  [[], undefined],
];
it.each(ROOTS)('finds where %j begins', (paths, root) => {
  expect(findBuildRoot(paths)).toBe(root);
});

it('leaves out what systems leave in archives', () => {
  const paths = ['.DS_Store', 'a/.git/config', '__MACOSX/a', 'a/Thumbs.db', 'desktop.ini', 'a/index.html', 'a.b/c.js'];
  expect(paths.filter((path) => !isLeftOut(path))).toEqual(['a/index.html', 'a.b/c.js']);
});

it('knows what games in a browser are made of', () => {
  expect(['a.JS', 'a/b.wasm', 'LICENSE', 'a.v2/tile', '.nojekyll'].filter((path) => !isWebGameFile(path))).toEqual([]);
  expect(['a.exe', 'a.js.bat', 'b.zip', 'c.php', 'd.apk'].filter(isWebGameFile)).toEqual([]);
  expect(['a/b.TAR.GZ', 'a.d/b', '.hidden'].map(endingOf)).toEqual(['gz', '', '']);
});

it('takes no path that leads out of a folder, whatever is in it', () => {
  const base = 'https://example.com/root/';
  fc.assert(
    fc.property(fc.array(fc.constantFrom('..', '.', 'a', '', '/', '\\', 'c:', '%2e')), (parts) => {
      const path = parts.join('/');
      if (!isSafeInnerPath(path)) return;
      expect(new URL(path.replaceAll('%', '%25'), base).href.startsWith(base)).toBe(true);
      expect(path.split('/')).not.toContain('..');
    }),
  );
});

it.each(['art/星.png', 'art/', 'a.b/.c', '...', 'x'.repeat(1024), '星'.repeat(341)])('takes the path %j', (path) => {
  expect(isSafeInnerPath(path)).toBe(true);
});

const UNSAFE = ['', '/', 'a//b', './a', 'a/./b', 'a/.', '../a', 'a\0', 'a\nb', 'a\u0085', 'c:a', 'a\\b'];
it.each([...UNSAFE, 'x'.repeat(1025), '星'.repeat(342)])('refuses the path %j', (path) => {
  expect(isSafeInnerPath(path)).toBe(false);
});
