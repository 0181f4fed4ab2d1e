import { createMemoryHistory, createRootRoute, createRouter, RouterProvider, Scripts } from '@tanstack/react-router';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type PageStart, PageStartContext, ServerHead } from './server-head.tsx';

const DATA = '["\\u003c/script>$&"]';

function Root() {
  return (
    <html lang="en-US">
      <head>
        <ServerHead />
        <meta name="theme-color" content="#f7f7fb" />
      </head>
      <body>
        <Scripts />
      </body>
    </html>
  );
}

async function render(start: PageStart | null): Promise<string> {
  const root = createRootRoute({
    component: Root,
    head: () => ({
      meta: [{ charSet: 'utf-8' }],
      links: [
        { rel: 'stylesheet', href: '/assets/app-1.css' },
        { rel: 'modulepreload', href: '/messages/core-en-US-1.js', fetchPriority: 'low' },
      ],
    }),
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) });
  await router.load();
  const scripts = [{ attrs: { type: 'application/json', id: 'page-data' }, children: DATA }, { children: '{begin()}' }];
  router.ssr = { manifest: { routes: { __root__: { preloads: ['/assets/index-1.js'], scripts } } } };
  return renderToString(createElement(PageStartContext, { value: start }, <RouterProvider router={router} />));
}

const START: PageStart = { early: "a='<b>&'", more: ['/assets/index-1.js', '/assets/parts-$1.js'] };

it('names every script and its messages for later, each once, and keeps the style sheet', async () => {
  const html = await render(START);
  expect(html.match(/<link rel="later"[^>]*>/g)).toEqual([
    '<link rel="later" href="/assets/index-1.js" fetchPriority="low"/>',
    '<link rel="later" href="/messages/core-en-US-1.js" fetchPriority="low"/>',
    '<link rel="later" href="/assets/parts-$1.js"/>',
  ]);
  expect(html).not.toContain('modulepreload');
});

it('has the script that runs first before the style sheet, for which it would wait', async () => {
  expect(await render(START)).toContain(
    `<script>a='<b>&'</script><link rel="stylesheet" href="/assets/app-1.css" data-precedence="default"/></head>`,
  );
});

it('ends with the data, then the script that begins', async () => {
  expect(await render(START)).toContain(
    `<script type="application/json" id="page-data">${DATA}</script><script>{begin()}</script></body>`,
  );
});

it('is the head of the router where nothing begins, as in development', async () => {
  const html = await render(null);
  expect(html.match(/<link rel="modulepreload"/g)).toHaveLength(2);
  expect(html).not.toContain('later');
});
