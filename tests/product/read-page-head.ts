import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { LocaleCode } from '#contract/values/locales.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { createVisitorCaller } from '#server/api/create-visitor-caller.ts';
import { buildPage } from '#tests/web/build-page.ts';
import { setServerPageContext } from '#web/app/page/page-context.ts';
import { getRouter } from '#web/entry/router.tsx';
import type { TestProduct } from './open-test-product.ts';

export const ORIGIN = 'https://games.example.com';

/** The router of a visitor in a language, as the server makes it for a page. */
export async function openVisitorRouter(product: TestProduct, locale: LocaleCode, path = '/') {
  const page = {
    ...buildPage({ locale, origin: ORIGIN, messageUrls: product.pages.messages.urlsOf(locale) }),
    call: createVisitorCaller(product.pages.table, product.clock.now),
  };
  setServerPageContext(() => page);
  const router = await getRouter();
  const history = createMemoryHistory({ initialEntries: [path.replace(/^\/?/, '/')] });
  router.update({ ...router.options, history });
  return { router, page };
}

type Node = DefaultTreeAdapterTypes.Node;

function nodesOf(node: Node, name: string): Node[] {
  const found = 'childNodes' in node ? node.childNodes.flatMap((child) => nodesOf(child, name)) : [];
  return node.nodeName === name ? [node, ...found] : found;
}

function read(node: Node, name: string): string | undefined {
  return 'attrs' in node ? node.attrs.find((attribute) => attribute.name === name)?.value : undefined;
}

function textOf(node: Node): string {
  return 'childNodes' in node ? node.childNodes.map((child) => ('value' in child ? child.value : '')).join('') : '';
}

/** The head of a page as a crawler reads it in the server's HTML. */
export async function readPageHead(product: TestProduct, locale: LocaleCode, path: string) {
  const [pathname = '/', query] = path.split('?');
  const address = localizePath(pathname, locale) + (query === undefined ? '' : `?${query}`);
  const { router } = await openVisitorRouter(product, locale, address);
  await router.load();
  const html = renderToString(createElement(RouterProvider, { router }));
  const [head = parse('')] = nodesOf(parse(`<!DOCTYPE html>${html}`), 'head');
  const metas = nodesOf(head, 'meta');
  const links = nodesOf(head, 'link');
  const all = (name: string) =>
    metas
      .filter((meta) => [read(meta, 'name'), read(meta, 'property')].includes(name))
      .map((meta) => read(meta, 'content'));
  return {
    address: ORIGIN + address,
    titles: nodesOf(head, 'title').map(textOf),
    all,
    one: (name: string) => all(name)[0] ?? '',
    hrefs: (rel: string) => links.filter((link) => read(link, 'rel') === rel).map((link) => read(link, 'href')),
    languages: links.flatMap((link) => {
      const language = read(link, 'hreflang');
      return language === undefined ? [] : [[language, read(link, 'href')]];
    }),
    data: nodesOf(head, 'script')
      .filter((script) => read(script, 'type') === 'application/ld+json')
      .map((script) => JSON.parse(textOf(script))),
  };
}

export type PageHead = Awaited<ReturnType<typeof readPageHead>>;
