import type { Page } from 'playwright-core';

/** On a busy machine; what is not alive then never will be. */
const LIMIT_MS = 20_000;
/** A navigation that was under way has replaced the page. */
const REPLACED = /Execution context was destroyed|Cannot find context/;

/**
 * Resolves once React has hydrated the page, so that it handles input. `page.waitForFunction` would send the browser
 * 300 kB of Playwright's own code for each page, and make it draw one frame after the other meanwhile.
 */
export async function waitUntilAlive(page: Page): Promise<void> {
  while (!(await page.evaluate(becomesAlive, LIMIT_MS).catch(failUnlessReplaced))) {
    // The page that has taken its place has to become alive.
  }
}

function failUnlessReplaced(error: Error): false {
  if (REPLACED.test(error.message)) return false;
  throw error;
}

/** Runs in the page. */
function becomesAlive(limitMs: number): Promise<true> {
  const isAlive = () => {
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
  };
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`not hydrated within ${limitMs} ms: ${location.href}`)), limitMs);
    const look = () => {
      if (isAlive()) resolve(true);
      else setTimeout(look, 15);
    };
    look();
  });
}
