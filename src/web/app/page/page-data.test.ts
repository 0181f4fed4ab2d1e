import { createMemoryHistory, createRootRoute, createRoute, createRouter, notFound } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { writePageData } from './page-data.ts';

/** The page data after running this loader. */
async function writeFor(loader: () => unknown) {
  const root = createRootRoute();
  const route = createRoute({ getParentRoute: () => root, path: '/games', loader });
  const history = createMemoryHistory({ initialEntries: ['/games'] });
  const router = createRouter({ routeTree: root.addChildren([route]), history });
  await router.load();
  const text = writePageData(router);
  return { text, matches: JSON.parse(text) };
}

it('sends the loader data as a text that cannot close its element', async () => {
  const name = '</script><script>alert(1)</script><!--';
  const { text, matches } = await writeFor(() => ({ name }));
  expect(matches.at(-1)).toMatchObject({ s: 'success', l: { name } });
  expect(text).not.toContain('<');
});

it('sends of an error its status only', async () => {
  const { text, matches } = await writeFor(() => {
    throw Object.assign(new Error('secret'), { status: 403 });
  });
  expect(matches.at(-1)).toMatchObject({ s: 'error', e: { status: 403 } });
  expect(text).not.toContain('secret');
});

it('sends "not found"', async () => {
  const { matches } = await writeFor(() => {
    throw notFound();
  });
  expect(matches.some(({ s, g }: { s: string; g?: boolean }) => s === 'notFound' || g === true)).toBe(true);
});
