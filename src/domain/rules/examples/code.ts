import type { FamilyExamples } from './rule-examples.ts';

export const codeExamples = {
  card_number_limit: [
    {
      accepts: ['ABCD1234', 'ABCDEFGH12345678', '00000000'],
      refuses: ['ABC1234', 'ABCDEFGH123456789', 'abcd1234', '', 'ABCD-1234', 'ABCD123４', 'ABCD1234\n', 12345678, null],
    },
  ],
  number21_limit: [
    {
      accepts: ['ABCDEFGHIJ12345678901', '0'.repeat(21)],
      refuses: ['A'.repeat(20), 'A'.repeat(22), 'a'.repeat(21), '', `${'A'.repeat(20)}-`, `${'A'.repeat(21)}\n`, null],
    },
  ],
  is_number_card: [
    {
      accepts: ['12345678', '0001', '0'],
      refuses: ['12A4', '1234-5678', '12.3', '', '1234 5678', '１２３４', '1234\n', 1234, null],
    },
  ],
  redeem_code: [
    {
      accepts: ['a', 'Z'.repeat(32), 'Ab09'],
      refuses: ['', 'Z'.repeat(33), 'ABC-1', 'a b', 'ａ', 'é', 'a\n', 1234, null],
    },
  ],
  verification_code: [
    {
      args: { digits: 6 },
      accepts: ['123456', '000000'],
      refuses: ['12345', '1234567', '12345a', '', '12345\n', '123456\n', '１２３４５６', ' 12345', 123456, null],
    },
    { args: { digits: 4 }, accepts: ['1234'], refuses: ['123456', '123'] },
  ],
  last_four: [
    {
      accepts: ['1234', '0000'],
      refuses: ['123', '12345', '12a4', '', '1234\n', ' 123', '１２３４', 1234, null],
    },
  ],
} satisfies FamilyExamples;
