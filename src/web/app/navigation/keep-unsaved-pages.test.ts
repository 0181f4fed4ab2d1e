import { createMemoryHistory, createRootRoute, createRoute, createRouter, notFound } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { keepUnsavedPages } from './keep-unsaved-pages.ts';
import { markUnsaved } from './unsaved-forms.ts';

/** A router that shows a page loaded once. */
async function openThing() {
  const answers: (() => string)[] = [() => 'loaded'];
  const root = createRootRoute();
  const thing = createRoute({
    getParentRoute: () => root,
    path: '/things/$id',
    loader: () => answers.shift()?.(),
  });
  const history = createMemoryHistory({ initialEntries: ['/things/1'] });
  const router = createRouter({ routeTree: root.addChildren([thing]), history });
  keepUnsavedPages(router);
  keepUnsavedPages(router);
  await router.load();
  const loadNext = async (answer: () => string, path = '/things/1') => {
    answers.push(answer);
    history.replace(path);
    await router.load();
    const match = router.state.matches.find(({ routeId }) => routeId === '/things/$id');
    return { status: match?.status, data: match?.loaderData };
  };
  return { loadNext };
}

const fail = () => {
  throw new Error('no connection');
};

it('a page with something unsaved stays as it is when it cannot be loaded again', async () => {
  const { loadNext } = await openThing();
  const forget = markUnsaved();
  expect(await loadNext(fail)).toEqual({ status: 'success', data: 'loaded' });
  expect(await loadNext(() => 'newer')).toEqual({ status: 'success', data: 'newer' });
  forget();
  expect(await loadNext(fail)).toMatchObject({ status: 'error' });
});

it('another page, and one that is gone, are not hidden behind it', async () => {
  const { loadNext } = await openThing();
  const forget = markUnsaved();
  expect(await loadNext(fail, '/things/2')).toMatchObject({ status: 'error' });
  const { loadNext: reload } = await openThing();
  const gone = () => {
    throw notFound();
  };
  expect(await reload(gone)).toMatchObject({ status: 'notFound' });
  forget();
});
