import type { FamilyExamples } from './rule-examples.ts';

export const lengthExamples = {
  validate_length: [
    {
      args: { length: 8 },
      accepts: ['12345678', 'abcdefgh', '一二三四五六七八', '😀'.repeat(8)],
      refuses: ['1234567', '123456789', '', '😀'.repeat(4), '1234567\n8', 12345678, null],
    },
  ],
  validate_char_length: [
    {
      args: { max: 10 },
      accepts: ['abcdefghij', '中文字五個', 'aé', '', '😀'.repeat(5)],
      refuses: ['abcdefghijk', '中文字五個a', '😀'.repeat(6), '\u00e9'.repeat(6), null],
    },
    { args: { max: 3 }, accepts: ['aé', 'abc', '\u007f\u007f\u007f'], refuses: ['aéb', '\u0080\u0080', 'abcd'] },
  ],
  min_length: [
    {
      args: { min: 5 },
      accepts: ['abcde', 'abcdef', '一二三四五', '😀'.repeat(5)],
      refuses: ['abcd', 'a', '', '😀'.repeat(4), ['a', 'b', 'c', 'd', 'e'], null],
    },
  ],
  max_length: [
    {
      args: { max: 5 },
      accepts: ['abcde', 'a', '', '一二三四五', '😀'.repeat(5)],
      refuses: ['abcdef', 'abcdefghij', '😀'.repeat(6), 'abcde\n', [], null],
    },
  ],
  exceeds_limit: [
    {
      args: { number: 100, length: 5 },
      accepts: [100, 0, '100', '1.234', 1.234, '99', '00100', '-1'],
      refuses: [101, 100.5, '101', '100.5', '1.2345', 1.2345, '000001', 'abc', '', '1e1', null],
    },
  ],
} satisfies FamilyExamples;
