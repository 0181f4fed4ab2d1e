import type { FamilyExamples } from './rule-examples.ts';

export const numberExamples = {
  no_zero_start: [
    { accepts: ['10', '912345678', 10, 912345678, 'a0', '-0', ''], refuses: ['0912', '0', 0, 0.5, '00', null, true] },
  ],
  is_number: [
    {
      accepts: ['1', '100', 1, 100, '9'.repeat(30)],
      refuses: ['0', '01', '-1', '1.5', 0, -1, 1.5, '', '1.0', '+1', '1e3', '1\n', ' 1', '１', 'a', null, true, [1]],
    },
  ],
  only_number: [
    {
      accepts: ['12', '-3.5', '0', 12, -3.5, 0, '0.50', '-0', '9'.repeat(30)],
      refuses: [
        'abc',
        '1.2.3',
        '--1',
        '',
        '-',
        '.5',
        '1.',
        '+1',
        '1,000',
        '1e3',
        '0x10',
        ' 5',
        '5\n',
        '１０',
        'Infinity',
        null,
        true,
      ],
    },
  ],
  positive_integer: [
    {
      accepts: ['1', '20', 1, 20, '01', '9'.repeat(30)],
      refuses: ['0', '-1', '1.5', 0, -1, 1.5, '', '00', '+1', '1e3', '2\n', '１', 'a', null, true],
    },
  ],
  integer: [
    {
      accepts: ['-3', '0', -3, 0, '12', '-0', `-${'9'.repeat(30)}`],
      refuses: ['1.5', 'abc', 1.5, '', '-', '--3', '+3', '1e3', '3\n', ' 3', '３', null, false],
    },
  ],
} satisfies FamilyExamples;
