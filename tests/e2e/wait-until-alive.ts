import type { Page } from 'playwright-core';

/** Resolves once React has hydrated the page, so that it handles input. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
    const isTaken = key !== undefined && !Reflect.get(document, key).stateNode.current.memoizedState.isDehydrated;
    if (!isTaken) return false;
    // Deferred parts hydrate once the page is used (later-part.tsx): React marks where each starts.
    document.dispatchEvent(new Event('pointermove'));
    const comments = document.createNodeIterator(document.body, NodeFilter.SHOW_COMMENT);
    for (let place = comments.nextNode(); place !== null; place = comments.nextNode()) {
      const first = place.nodeValue === '$' ? place.nextSibling : null;
      const isElement = first instanceof Element;
      if (isElement && !Object.keys(first).some((name) => name.startsWith('__reactFiber$'))) return false;
    }
    return true;
  });
}
