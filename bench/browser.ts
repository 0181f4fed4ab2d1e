import { findBrowser } from '../tools/find-browser.ts';

export const BROWSER_FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];

/**
 * The browser of the browser tests. Where there is one, Chromium without windows: beside a whole one, with windows that
 * nobody sees, a page has less of a small machine than a phone would give it. @throws where there is none.
 */
export function browserPath(): string {
  const browser = findBrowser();
  if (typeof browser !== 'string') throw new Error(browser.missing);
  return browser;
}
