import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { it } from './test-in-browser.ts';
import { wordsOf } from './words.ts';

const t = wordsOf('en-US');
const search = (page: Page) => new URL(page.url()).search;

async function shownState(page: Page) {
  const current = (selector: string) => page.locator(`${selector}[aria-current]`);
  const pages = current(`nav[aria-label="${t('hall.pages')}"] a`);
  return {
    page: (await pages.count()) === 0 ? 1 : Number(await pages.innerText()),
    category: Number(await current('[data-category]').getAttribute('data-category')),
    sort: await current(`nav[aria-label="${t('hall.sort.label')}"] a`).innerText(),
    word: await page.getByRole('combobox').inputValue(),
    buttons: await page.locator('[data-category]').count(),
  };
}

it('R2.35 R2.36 R2.37 R2.38 R3.52 R9.14 the address sets page, category, order and word', async ({ visit }) => {
  const page = await visit('/');
  const standing = { page: 1, category: 100, sort: t('hall.sort.recommended'), word: '', buttons: 20 };
  await expect.poll(() => shownState(page)).toEqual(standing);
  const states = [
    ['?page=2', { page: 2 }],
    ['?page=0', {}],
    ['?page=abc', {}],
    ['?gameCategory=110', { category: 110 }],
    ['?gameCategory=999', {}],
    ['?gameSortType=1', { sort: t('hall.sort.newest') }],
    ['?searchWord=star', { word: 'star', sort: t('filters.relevance') }],
    ['?page=2&gameSortType=4', { page: 2, sort: t('hall.sort.name') }],
  ] as const;
  for (const [query, state] of states) {
    await page.goto(`/en-US${query}`);
    await expect.poll(() => shownState(page), { message: query }).toEqual({ ...standing, ...state });
  }
});

it('R2.39 defaults never show in the address', async ({ visit }) => {
  const page = await visit('/');
  await page.getByRole('link', { name: t('hall.page', { number: 2 }), exact: true }).click();
  await expect.poll(() => search(page)).toBe('?page=2');
  await page.getByRole('link', { name: t('hall.page', { number: 1 }), exact: true }).click();
  await expect.poll(() => search(page)).toBe('');
  await page.getByRole('link', { name: t('hall.sort.newest'), exact: true }).click();
  await expect.poll(() => search(page)).toBe('?gameSortType=1');
  await page.getByRole('link', { name: t('hall.sort.recommended'), exact: true }).click();
  await expect.poll(() => search(page)).toBe('');
  await page.goto('/en-US?page=1&gameCategory=100&gameSortType=3&searchWord=');
  await expect.poll(() => search(page)).toBe('');
});

it('R2.35 back and forward show each state again', async ({ visit }) => {
  const page = await visit('/?gameSortType=4');
  const first = await page.locator('#all-games h3').allInnerTexts();
  await page.getByRole('link', { name: t('hall.nextPage') }).click();
  await expect.poll(() => page.locator('#all-games h3').allInnerTexts()).not.toEqual(first);
  await page.goBack();
  await expect.poll(() => page.locator('#all-games h3').allInnerTexts()).toEqual(first);
  await page.goForward();
  await expect.poll(() => page.locator('#all-games h3').allInnerTexts()).not.toEqual(first);
});
