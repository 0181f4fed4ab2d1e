import type { FamilyExamples } from './rule-examples.ts';

export const lineExamples = {
  multiple_line: [
    {
      args: { country: 'TW' },
      accepts: [
        '0912345678\n0987654321',
        '0912345678\n\n0987654321',
        '0912345678\r\n0987654321\r\n',
        '  \n0912 345 678\n\u3000\n',
        '+886912345678',
        '',
      ],
      refuses: [
        '0912345678\nabc',
        '12',
        '0912345678\n+6581234567',
        ' 0912345678',
        '0912345678 \n0987654321',
        '0912345678,0987654321',
        '0912345678\r',
        null,
      ],
    },
    { args: { country: 'SG' }, accepts: ['81234567\n+65 8123 4568'], refuses: ['81234567\n0912345678'] },
    { args: { country: 'ZZ' }, accepts: [], refuses: ['0912345678'] },
  ],
  max_line: [
    {
      args: { max: 2 },
      accepts: ['a', 'a\nb', '', 'a\r\nb\r\n', 'a\n\n \n\u3000\nb\n'],
      refuses: ['a\nb\nc', 'a\n\nb\n\nc', 'a\n'.repeat(10), 1, null],
    },
    { args: { max: 0 }, accepts: ['', ' \n '], refuses: ['a'] },
  ],
  repeat_line: [
    {
      accepts: ['a\nb', 'a\nA b', 'a\nA', 'a\n\n\nb\n \n', 'a b\na  b', 'a', ''],
      refuses: ['a\na', 'a\n  a ', 'a\nb\na', 'a\r\na', 'a\n\u3000a\u00a0', null],
    },
  ],
  phone_list_limit: [
    {
      args: { max: 3 },
      accepts: ['0912345678\n0912345679\n0912345670', '0912345678', '0912345678\n\n0912345679\n \n0912345670\n', ''],
      refuses: ['0912345670\n0912345671\n0912345672\n0912345673', '0912345678\n'.repeat(10), null],
    },
  ],
  phone_list_repeat: [
    {
      accepts: ['0912345678\n0987654321', '0912345678', '0912345678\n+886912345678', '-\n.', ''],
      refuses: [
        '0912345678\n0912345678',
        '0912345678\n  0912345678 ',
        '0912345678\n\n0912345678',
        '0912 345 678\r\n0912-345-678',
        '(02)23456789\n02 2345.6789',
        null,
      ],
    },
  ],
} satisfies FamilyExamples;
