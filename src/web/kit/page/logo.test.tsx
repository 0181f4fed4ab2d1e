import { expect, it } from 'vitest';
import { renderPage } from '#tests/web/render-page.tsx';
import { Logo } from './logo.tsx';

it('R9.28 is 72x36 on phones and 100x50 elsewhere', () => {
  expect(renderPage(<Logo />, 'en-US')).toContain('h-[36px] w-[72px] sm:h-[50px] sm:w-[100px]');
});

it('R2.2 R2.3 leads to the home page in the language of the page', () => {
  expect(renderPage(<Logo />, 'en-US')).toContain('href="/en-US"');
  expect(renderPage(<Logo />, 'zh-TW')).toContain('href="/"');
});
