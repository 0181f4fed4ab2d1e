import { expect } from 'vitest';
import { findViolations } from './find-violations.ts';
import { it } from './test-in-browser.ts';

it('tells what is wrong with a page in either theme, and with a part of it alone', async ({ visit }) => {
  const page = await visit('/offline');
  expect(await findViolations(page)).toEqual([]);
  await page.locator('main').evaluate((main) => {
    const pale = 'color: light-dark(#999, #222); background: light-dark(#aaa, #333)';
    // Element by element, since pages do not accept strings as HTML.
    const text = Object.assign(document.createElement('p'), { textContent: 'pale' });
    text.style.cssText = pale;
    const part = Object.assign(document.createElement('div'), { id: 'part' });
    part.append(Object.assign(document.createElement('img'), { src: '/favicon.svg' }));
    main.append(text, part);
  });
  expect((await findViolations(page)).map((found) => found.split(':')[0]).toSorted()).toEqual([
    'dark color-contrast',
    'dark image-alt',
    'light color-contrast',
    'light image-alt',
  ]);
  expect(await findViolations(page, { scope: '#part', themes: ['light'] })).toEqual([
    'light image-alt: <img src="/favicon.svg">',
  ]);
  await expect(findViolations(page, { scope: '#nowhere' })).rejects.toThrow();
});
