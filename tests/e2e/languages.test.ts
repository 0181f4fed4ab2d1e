import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { projectRoot } from '#server/project-root.ts';

/** What a client without language hints gets at a path: the page's language and text. */
async function read(path: string): Promise<{ lang: string | undefined; html: string }> {
  const response = await fetch(inject('origins').open + path, { redirect: 'error' });
  expect(response.status).toBe(200);
  const html = await response.text();
  return { lang: /<html lang="([^"]+)"/.exec(html)?.[1], html };
}

it('R1.23 Traditional Chinese is the default, without a prefix', async () => {
  const { lang, html } = await read('/');
  expect(lang).toBe('zh-TW');
  expect(html).toContain('全部遊戲');
  expect(html).not.toContain('全部游戏');
});

it('R1.24 Simplified Chinese stands under /zh-CN', async () => {
  const { lang, html } = await read('/zh-CN');
  expect(lang).toBe('zh-CN');
  expect(html).toContain('全部游戏');
  expect(html).not.toContain('全部遊戲');
});

it('R1.25 Vietnamese stands under /vi-VN', async () => {
  const { lang, html } = await read('/vi-VN');
  expect(lang).toBe('vi-VN');
  expect(html).toContain('Tất cả trò chơi');
});

it('R1.26 US English stands under /en-US', async () => {
  const { lang, html } = await read('/en-US');
  expect(lang).toBe('en-US');
  expect(html).toContain('All games');
});

const ROUTES = [
  '/',
  '/games',
  '/index_v2',
  '/application/details?applicationId=com.littlehill.numberhills',
  '/developer/become',
  '/store/binding',
  '/store/deposit',
  '/store/lottery',
  '/store/record',
  '/terms/privacy-policy',
  '/terms/terms-of-use',
];

/** The pages of accounts, developers and operators, from the route files, with 1 for each id. */
const PRIVATE_ROUTES = globSync('{account,developer,operator}/**/*.tsx', { cwd: join(projectRoot(), 'src/web/routes') })
  .filter((file) => !file.endsWith('route.tsx'))
  .map((file) => `/${file.replace(/(?:\/index)?\.tsx$/, '').replaceAll(/\$\w+/g, '1')}`);

it('R2.1 each of the eleven routes answers without a prefix and with every other language', async () => {
  for (const route of ROUTES) {
    expect((await read(route)).lang).toBe('zh-TW');
    for (const locale of ['zh-CN', 'vi-VN', 'en-US']) {
      expect((await read(`/${locale}${route === '/' ? '' : route}`)).lang).toBe(locale);
    }
  }
});

it('R1.1 one service answers the store and the entry of the portal', async () => {
  expect((await read('/en-US')).html).toContain('Starsea Voyage');
  expect((await read('/en-US/developer/become')).html).toContain('Become a developer');
});

it('R6.1 a visitor gets the seven public pages and no page of developers', async () => {
  const pages = ['/', ...ROUTES.filter((route) => /^\/(?:store|terms)\//.test(route))];
  expect(pages).toHaveLength(7);
  for (const page of pages) await read(page);
  expect(PRIVATE_ROUTES.length).toBeGreaterThan(45);
  for (const path of PRIVATE_ROUTES) {
    const response = await fetch(inject('origins').open + path, { redirect: 'manual' });
    expect([response.status, await response.text()], path).toEqual([307, '']);
  }
});
