import type { Disposable, Page } from 'playwright-core';

/** Adds up the layout shifts that no input caused, from the first paint on. */
export function watchShifts(page: Page): Promise<Disposable> {
  return page.addInitScript(() => {
    Reflect.set(window, 'shifts', []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        const sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[] =
          Reflect.get(entry, 'sources');
        const moved = sources.map(({ node, previousRect: { x, y }, currentRect }) => {
          const what = node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.nodeName);
          return `${what} "${node?.textContent?.slice(0, 40)}" from ${x},${y} to ${currentRect.x},${currentRect.y}`;
        });
        Reflect.get(window, 'shifts').push({ value: Reflect.get(entry, 'value'), moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How much of the page moved while it loaded and was read to its end. */
export async function sumShifts(page: Page): Promise<{ readonly sum: number; readonly moved: readonly string[] }> {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    // On a busy machine, a page that gets no frame still scrolls.
    const nextFrame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 250);
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += 2 * innerHeight) {
      scrollTo(0, top);
      await nextFrame();
    }
  });
  const shifts = await page.evaluate((): { value: number; moved: string[] }[] => Reflect.get(window, 'shifts'));
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return { sum, moved: shifts.flatMap(({ moved }) => moved) };
}
