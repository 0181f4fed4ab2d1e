import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HALL_DEFAULTS } from '#contract/values/limits.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { PageLinks, pageNumbers } from './page-links.tsx';

it.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 3, [1, 2, 3]],
  [1, 9, [1, 2, 0, 9]],
  [5, 9, [1, 0, 4, 5, 6, 0, 9]],
  [9, 9, [1, 0, 8, 9]],
])('offers around page %d of %d: %j', (current, count, numbers) => {
  expect(pageNumbers(current, count)).toEqual(numbers);
});

it('offers at most seven places, in order, with the first, the current and the last page', () => {
  const place = fc
    .integer({ min: 1, max: 10_000 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
  fc.assert(
    fc.property(place, ([current, count]) => {
      const numbers = pageNumbers(current, count);
      const pages = numbers.filter((number) => number !== 0);
      expect(numbers.length).toBeLessThanOrEqual(7);
      expect(pages).toEqual([...pages].sort((a, b) => a - b));
      expect(pages).toEqual(expect.arrayContaining([1, current, count]));
    }),
  );
});

const render = (number: number, pageCount: number) =>
  renderPage(
    <PageLinks search={{ ...HALL_DEFAULTS, page: number, gameCategory: 101 }} pageCount={pageCount} />,
    'en-US',
  );

it('R2.39 links to page 1 without its number, in the language of the page', () => {
  const html = render(2, 3);
  expect(html).toContain('rel="prev" href="/en-US?gameCategory=101#all-games"');
  expect(html).toContain('rel="next" href="/en-US?page=3&amp;gameCategory=101#all-games"');
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
});

it('links nowhere past the first and the last page', () => {
  expect(render(1, 3)).not.toContain('rel="prev"');
  expect(render(3, 3)).not.toContain('rel="next"');
  expect(render(1, 1)).toBe('');
});
