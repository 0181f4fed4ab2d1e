import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

type Theme = 'light' | 'dark';

/** Themes to look at where both sizes are walked: colors are the same on both, so the dark ones are looked at on one. */
export const THEMES_AT = { phone: ['light', 'dark'], desktop: ['light'] } as const satisfies Record<
  string,
  readonly Theme[]
>;

/** All rules in the light theme; in the dark theme only those that depend on colors. */
const RULES: Readonly<Record<Theme, axe.RunOptions>> = {
  light: {},
  dark: {
    runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block', 'image-alt', 'link-name'] },
  },
};
/** The same code as `axe.source`, minified to less than half: it is sent to and parsed on every tested page. */
const AXE_SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
/** How long to wait for a frame to load before testing the page without it. */
const FRAME_MS = 1000;

/** Runs axe on a page or part of it, in both themes; animations are off, since they would blend colors. */
export async function findViolations(
  page: Page,
  { scope, themes = ['light', 'dark'] }: { readonly scope?: string; readonly themes?: readonly Theme[] } = {},
): Promise<string[]> {
  await injectAxe(page);
  const found: string[] = [];
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const options: axe.RunOptions = {
      resultTypes: ['violations'],
      preload: false,
      selectors: false,
      ...RULES[theme],
    };
    const violations = await page.evaluate(runAxe, { include: scope, options });
    found.push(...violations.map(({ id, html }) => `${theme} ${id}: ${html.slice(0, 200)}`));
  }
  return found;
}

/**
 * Injects axe into a page and its frames if missing. Reading its source takes longer than testing most pages, and the
 * Playwright package does so twice per theme.
 */
async function injectAxe(page: Page): Promise<void> {
  const [main, ...others] = page.frames();
  if (main !== undefined) await injectInto(main);
  await Promise.all(others.map((frame) => Promise.race([injectInto(frame).catch(() => undefined), giveUp()])));
}

async function injectInto(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => Reflect.has(window, 'axe'))) return;
  await frame.evaluate(AXE_SOURCE);
}

const giveUp = () => new Promise((resolve) => setTimeout(resolve, FRAME_MS).unref());

/** Runs in the page. */
async function runAxe({ include, options }: { readonly include?: string; readonly options: axe.RunOptions }) {
  const { run }: typeof axe = Reflect.get(window, 'axe');
  const parts = include === undefined ? [document] : [...document.querySelectorAll(include)];
  // For the layers behind texts, axe measures all elements. Those beside the inspected part are behind none of its texts.
  const isNear = (node: Node) => parts.some((part) => part.contains(node) || node.contains(part));
  const walk = document.createTreeWalker.bind(document);
  document.createTreeWalker = (root, whatToShow) =>
    walk(root, whatToShow, (node) => (isNear(node) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT));
  try {
    const { violations } = await run(include === undefined ? document : { include: [[include]] }, options);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => ({ id, html })));
  } finally {
    Reflect.deleteProperty(document, 'createTreeWalker');
  }
}
