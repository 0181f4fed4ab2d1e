import { expect, it } from 'vitest';
import { buildUser } from '#tests/web/build-user.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { LanguageMenu } from './language-menu.tsx';

const linksOf = (path: string) =>
  [...renderPage(<LanguageMenu />, 'en-US', { path }).matchAll(/href="([^"]*)"/g)].map(([, href]) =>
    href?.replaceAll('&amp;', '&'),
  );

const PRIVATE = [
  '/operator/users?search=mei+lin&page=2',
  '/operator/audit?user=12',
  '/operator/users?search=%E6%98%9F',
  '/account/data?x=1',
];

it.each(PRIVATE)('keeps the whole query of %s, where nothing is kept for others', (path) => {
  expect(linksOf(path)).toEqual([path, `/zh-CN${path}`, `/vi-VN${path}`, `/en-US${path}`]);
});

it.each(['/games?utm=x', '/accounts?x=1', '/operators?x=1'])('drops unknown parameters from %s', (path) => {
  const [bare] = path.split('?');
  expect(linksOf(path)).toEqual([bare, `/zh-CN${bare}`, `/vi-VN${bare}`, `/en-US${bare}`]);
});

it('keeps the filter of a user’s records, and none on pages for visitors', () => {
  const path = '/store/deposit?status=2&page=3';
  const own = renderPage(<LanguageMenu />, 'en-US', { path, user: buildUser() });
  expect(own).toContain('href="/vi-VN/store/deposit?status=2&amp;page=3"');
  expect(linksOf(path)).toEqual(['', '/zh-CN', '/vi-VN', '/en-US'].map((prefix) => `${prefix}/store/deposit`));
});
