import { expect, it } from 'vitest';
import { createPriceConverter } from './price-converter.ts';
import { convertSources } from './reprice.ts';

const convert = createPriceConverter([
  { from: 'EUR', to: 'TWD', rate: 34.2 },
  { from: 'EUR', to: 'MYR', rate: 4.6 },
]);

it('R5.36 counts in minor units of each currency', () => {
  const sources = [
    { from: 'EUR', fromMinor: 99, to: 'TWD' },
    { from: 'EUR', fromMinor: 99, to: 'MYR' },
    { from: 'TWD', fromMinor: 30, to: 'TWD' },
  ] as const;
  expect(convertSources(sources, convert)).toEqual({
    conversions: [
      { ...sources[0], toMinor: 34 },
      { ...sources[1], toMinor: 455 },
      { ...sources[2], toMinor: 30 },
    ],
    missing: [],
  });
});

it('names each pair once that no rate leads between', () => {
  const pairs = [
    { from: 'EUR', to: 'SGD' },
    { from: 'TWD', to: 'SGD' },
  ] as const;
  const sources = pairs.flatMap((pair) => [100, 200].map((fromMinor) => ({ ...pair, fromMinor })));
  expect(convertSources(sources, convert)).toEqual({ conversions: [], missing: pairs });
});

it('has no conversion to a price that may not stand, nor to nothing from something', () => {
  const sources = [
    { from: 'MYR', fromMinor: 2, to: 'EUR' },
    { from: 'EUR', fromMinor: 0, to: 'TWD' },
    { from: 'EUR', fromMinor: 999_999_999_999_999, to: 'MYR' },
    { from: 'EUR', fromMinor: 0, to: 'MYR' },
  ] as const;
  expect(convertSources(sources, convert).conversions).toEqual([{ ...sources[3], toMinor: 0 }]);
});
