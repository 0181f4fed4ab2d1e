import { laterPart } from '#web/first-load/later-part.tsx';
import type { Page } from '../../app/use-page.ts';

/** All of them share one chunk: links, which work without code, and a few buttons. */
const fetchViews = () => import('./later-views.ts');

export const laterDrawerContent = laterPart(async () => (await fetchViews()).DrawerContent);

export const laterDrawerEnd = laterPart(async () => (await fetchViews()).DrawerEnd);

export const laterFooter = laterPart(async () => (await fetchViews()).Footer);

const PARTS = [laterDrawerContent, laterDrawerEnd, laterFooter];

/** Loads the frame's parts before a page is opened from another one; later there is nothing to wait for. */
export function loadFrame(page: Page): Promise<unknown> | undefined {
  const missing = PARTS.filter((part) => !part.isLoaded());
  // Without a connection the page opens if its own code is there; the parts load with the next connection.
  return missing.length === 0 ? undefined : Promise.allSettled(missing.map((part) => part.load(page)));
}
