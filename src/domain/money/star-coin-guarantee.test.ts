import { expect, it } from 'vitest';
import { GUARANTEE_KINDS, readStarCoinGuarantee } from './star-coin-guarantee.ts';

it.each(GUARANTEE_KINDS)('reads a guarantee of the kind %s', (kind) => {
  expect(readStarCoinGuarantee(`${kind}: First: Bank `)).toEqual({ kind, guarantor: 'First: Bank' });
});

it.each(['', 'bank', 'bank:', 'bank: ', ':First Bank', 'Bank:First Bank', 'gold:First Bank', 'bank:First\nBank'])(
  'reads nothing from %j',
  (setting) => {
    expect(readStarCoinGuarantee(setting)).toBeUndefined();
  },
);

it('takes names of up to 200 characters', () => {
  expect(readStarCoinGuarantee(`bank:${'x'.repeat(200)}`)?.guarantor).toHaveLength(200);
  expect(readStarCoinGuarantee(`bank:${'x'.repeat(201)}`)).toBeUndefined();
});
