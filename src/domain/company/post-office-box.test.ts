import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPostOfficeBox } from './post-office-box.ts';

const BOXES = [
  'P.O. Box',
  'PO Box',
  'Post Office Box',
  'P. O.  Box',
  'post\t office \n box',
  '郵政信箱',
  '郵局第10號信箱',
  '邮政信箱',
  'hộp thư',
  'hộp thư bưu điện',
];
/** Words of addresses; no two of them combine to the name of a post-office box. */
const WORDS = [
  '台北市',
  '信義區',
  '市府路1號',
  'Box Hill Road',
  'Post Street',
  '12',
  'Singapore',
  'Hà Nội',
  'Phố Huế',
  '(3F)',
];
const words = fc.array(fc.constantFrom(...WORDS), { maxLength: 5 }).map((list) => list.join(', '));

it('R5.37 finds the name of a box anywhere, in any case of letters and any normal form', () => {
  const change = fc.constantFrom<(text: string) => string>(
    (text) => text.toUpperCase(),
    (text) => text.toLowerCase(),
    (text) => text.normalize('NFD'),
    (text) => text.replaceAll(' ', '\u3000'),
  );
  fc.assert(
    fc.property(words, fc.constantFrom(...BOXES), words, change, (before, box, after, changed) => {
      expect(isPostOfficeBox(changed(`${before} ${box} ${after}`))).toBe(true);
    }),
  );
});

it('R5.37 finds none in the words of addresses', () => {
  fc.assert(fc.property(words, (address) => !isPostOfficeBox(address)));
});

it('R5.37 takes Latin names as whole words', () => {
  for (const name of ['PO Box', 'Post Office Box', 'hộp thư']) {
    expect(isPostOfficeBox(`${name} 1`)).toBe(true);
    expect(isPostOfficeBox(`x${name} 1`)).toBe(false);
    expect(isPostOfficeBox(`${name}x 1`)).toBe(false);
  }
});

it('R5.37 wants office and box in one part of the address', () => {
  expect(isPostOfficeBox('郵局號信箱')).toBe(true);
  expect(isPostOfficeBox(`郵局${'一'.repeat(20)}信箱`)).toBe(true);
  expect(isPostOfficeBox(`郵局${'一'.repeat(21)}信箱`)).toBe(false);
  expect(isPostOfficeBox('台北郵局旁，5樓信箱')).toBe(false);
  expect(isPostOfficeBox('邮局旁 电子信箱 a@b.tw')).toBe(false);
});

it('R5.37 checks long texts before the test times out', () => {
  const texts = [
    '郵局'.repeat(50_000),
    `P${' '.repeat(100_000)}O`,
    'po '.repeat(50_000),
    'post office '.repeat(10_000),
    'hộp '.repeat(30_000),
  ];
  expect(texts.filter(isPostOfficeBox)).toEqual([]);
});
