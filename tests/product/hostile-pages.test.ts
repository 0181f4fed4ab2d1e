import { RouterProvider } from '@tanstack/react-router';
import { sql } from 'kysely';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { LocaleCode } from '#contract/values/locales.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildRating } from '#tests/factories/build-rating.ts';
import { buildVersion } from '#tests/factories/build-version.ts';
import { PAGE_DATA, writePageData } from '#web/app/page/page-data.ts';
import { openTestProduct, type TestProduct } from './open-test-product.ts';
import { openVisitorRouter } from './read-page-head.ts';

// The build makes its address; without one, React complains of every page.
vi.mock('../../src/web/app/sheets/all.css?url', () => ({ default: '/assets/all.css' }));

let product: TestProduct;
let pages: string[];

beforeAll(async () => {
  product = await openTestProduct();
  const { db } = product;
  const { id, appId } = await buildApplication(db, { category: 111, hardware_requirements: 'x' });
  await buildVersion(db, { application_id: id });
  await buildRating(db, { application_id: id, lang: 'zh-TW', answer: 'x', answered_at: new Date(0) });
  await db.insertInto('application_contacts').values({ application_id: id, key: 'wechat', value: 'x' }).execute();
  const game = `?applicationId=${appId}`;
  pages = ['/', `/application/details${game}`, `/play${game}`];
});

afterAll(() => product.close());

/** Whatever a developer or a player writes, in every column of it. */
const WRITTEN = [
  ['application_contents', 'name'],
  ['application_contents', 'short_description'],
  ['application_contents', 'full_description'],
  ['applications', 'hardware_requirements'],
  ['application_contacts', 'value'],
  ['versions', 'version_name'],
  ['version_contents', 'description'],
  ['providers', 'name'],
  ['ratings', 'words'],
  ['ratings', 'answer'],
  ['users', 'nickname'],
] as const;

async function writeEverywhere(text: string): Promise<void> {
  for (const [table, column] of WRITTEN) {
    await sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${text}`.execute(product.db);
  }
  product.forget();
}

/** A visitor's page as rendered by the server, with its data and the results of its loaders. */
async function render(locale: LocaleCode, path: string) {
  const [pathname = '/', query] = path.split('?');
  const address = localizePath(pathname, locale) + (query === undefined ? '' : `?${query}`);
  const { router } = await openVisitorRouter(product, locale, address);
  await router.load();
  const data = `<script type="${PAGE_DATA.type}" id="${PAGE_DATA.id}">${writePageData(router)}</script>`;
  const html = renderToString(createElement(RouterProvider, { router })) + data;
  return { html, loaded: router.state.matches.map(({ loaderData }): unknown => loaderData) };
}

type Node = DefaultTreeAdapterTypes.Node;

/** The markup of a page: elements with attribute names, in order, and the texts of scripts. */
function markupOf(node: Node): string[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  if (!('tagName' in node)) return node.nodeName === '#comment' ? ['#comment'] : children.flatMap(markupOf);
  const isCode = node.tagName === 'script' && !node.attrs.some(({ value }) => value.endsWith('json'));
  const code = isCode ? children.map((child) => ('value' in child ? child.value : '')) : [];
  const own = [node.tagName, ...node.attrs.map(({ name }) => name), ...code].join(' ');
  return [own, ...children.flatMap(markupOf)];
}

/** The shortest valid length of a name, so that every page accepts it. */
const HOSTILE = [
  '</script><script>ran()</script><!--',
  `"'></title></textarea><img src=x onerror=a>`,
  "\u2028ran()\u2029<style>$&$`$'$1",
];

it('makes nothing that a developer or a player writes into markup or a script of a page', async () => {
  const renderAll = async () => {
    const rendered = [];
    for (const path of pages) rendered.push((await render('zh-TW', path)).html);
    return rendered;
  };
  const markupsOf = (rendered: readonly string[]) => rendered.map((html) => markupOf(parse(`<!DOCTYPE html>${html}`)));
  await writeEverywhere('x');
  const harmless = markupsOf(await renderAll());
  for (const text of HOSTILE) {
    await writeEverywhere(text);
    const rendered = await renderAll();
    // It is in the data with which the page is hydrated.
    for (const html of rendered) expect(html).toContain(JSON.stringify(text).replaceAll('<', '\\u003c'));
    expect(markupsOf(rendered)).toEqual(harmless);
  }
});

it('loads nothing into a page but what JSON carries', async () => {
  for (const path of pages) {
    const { loaded } = await render('zh-TW', path);
    expect(
      loaded.some((data) => data !== undefined),
      path,
    ).toBe(true);
    for (const data of loaded) expect(data && JSON.parse(JSON.stringify(data)), path).toEqual(data);
  }
});
