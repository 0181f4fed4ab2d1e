import type { Page, Route } from 'playwright-core';

/** Holds calls of an endpoint until the test releases them. */
export async function holdCalls(page: Page, path: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (isOpen) await route.continue();
      else held.push(route);
    },
  );
  return async () => {
    isOpen = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}
