import { describe, expect, it } from 'vitest';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { buildProduct } from '#tests/web/build-product.ts';
import { checkDraft } from './find-problems.ts';
import { draftOf, newDraft, type ProductDraft, setOwnPrice } from './product-draft.ts';

const NOTHING = new Map<CurrencyCode, number>();
const DRAFT = draftOf(buildProduct());
const problemsOf = (change: Partial<ProductDraft>, automatic = NOTHING) => [
  ...checkDraft({ ...DRAFT, ...change }, automatic).keys(),
];

it('finds nothing wrong with what is stored, and every field of a form that is empty', () => {
  expect(problemsOf({})).toEqual([]);
  const empty = newDraft({ countries: [], contentDefault: 'zh-TW' });
  expect([...checkDraft(empty, NOTHING).keys()].toSorted()).toEqual(
    ['contents.zh-TW.title', 'countries', 'defaultPrice', 'icon', 'name', 'productId'].toSorted(),
  );
});

describe('R5.127 a price', () => {
  it.each(['30', '1'])('of %s TWD meets the specifications', (defaultPrice) => {
    expect(problemsOf({ defaultPrice })).toEqual([]);
  });

  it.each(['29.9', '0', '-5', 'abc', '1e2', '1,200'])('of %s TWD does not', (defaultPrice) => {
    const problems = checkDraft({ ...DRAFT, defaultPrice }, NOTHING);
    expect(problems.get('defaultPrice')).toEqual({ message: 'rule.price', values: { currency: 'TWD' } });
  });

  it('that was set manually is checked in the currency of its country', () => {
    const own = (country: string, text: string) => [...checkDraft(setOwnPrice(DRAFT, [country], text), NOTHING).keys()];
    expect(own('TW', '29.9')).toEqual(['prices.TW.price']);
    expect(own('DE', '29.9')).toEqual([]);
    expect(own('DE', '')).toEqual(['prices.DE.price']);
  });

  it('that is free in EUR is refused where it would be free in TWD, as soon as that is known', () => {
    const free = { defaultCurrency: 'EUR', defaultPrice: '0' } as const;
    expect(problemsOf(free)).toEqual([]);
    const automatic = new Map<CurrencyCode, number>([
      ['EUR', 0],
      ['TWD', 0],
    ]);
    expect(problemsOf(free, automatic)).toEqual(['prices.TW.price']);
  });
});

it('R5.118 says what an ID is made of, and that a language is to be filled in', () => {
  expect(problemsOf({ productId: 'Gems 100' })).toEqual(['productId']);
  const contents = { ...DRAFT.contents, 'en-US': { title: '', description: 'Some gems' } };
  expect(problemsOf({ contents })).toEqual(['contents.en-US.title']);
});
