import type { Locator, Page } from 'playwright-core';

/** Drags one element over another, and lets go as soon as it is there. */
export async function drag(page: Page, thing: Locator, over: Locator): Promise<void> {
  const [from, to] = [await centre(thing), await centre(over)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y, { steps: 4 });
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

async function centre(thing: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await thing.scrollIntoViewIfNeeded();
  const box = await thing.boundingBox();
  if (box === null) throw new Error('what is dragged is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
