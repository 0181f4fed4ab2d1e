import type { FamilyExamples } from './rule-examples.ts';

export const textExamples = {
  nickname: [
    {
      accepts: ['小明', 'player_01', 'ten_chars_', 'ab_cd', '王小明', 'ab', 'राम', 'ที่รัก', 'Vie\u0323\u0302t', '𠮷𠮷'],
      refuses: [
        'a',
        'elevenchars',
        'a b',
        'a\\b',
        'a(b',
        'a)b',
        '',
        '𠮷',
        '𠮷'.repeat(11),
        'ab\n',
        'a-b',
        '１２',
        '😀😀',
        'a\u200bb',
        '_\u0301a',
        '\u3164\u3164',
      ],
    },
  ],
  password: [
    {
      accepts: ['Abc12345!', 'p_w-9', 'a', ' ', '密碼[]{}/'],
      refuses: ['ab\\cd', 'ab(cd', 'ab)cd', '(', 'abc\\', 12345678, null],
    },
  ],
  no_space: [
    {
      accepts: ['abc', 'a_b-c', '文字'],
      refuses: ['a b', ' abc', 'abc ', 'a\tb', 'a\u3000b', 'a\u00a0b', 'a\n', null],
    },
  ],
  special_character: [
    {
      accepts: ['Game 2', '遊戲_一', 'a-b.c', 'Ａ！'],
      refuses: ['a@b', 'a#b', 'a<b', 'a|b', 'a`b', 'a\\b', 'a]b', '"', 5],
    },
  ],
  last_name: [
    {
      accepts: [
        '王',
        "O'Neil",
        'van der Berg',
        'Smith-Jones',
        'St. John',
        'राम',
        'Nguye\u0302\u0303n',
        'a'.repeat(50),
        '𠮷'.repeat(50),
      ],
      refuses: [
        '',
        '1234',
        '@@',
        'a'.repeat(51),
        '𠮷'.repeat(51),
        ' ',
        "'-.",
        'Li2',
        'Li\n',
        'a\u200bb',
        '\u3164',
        '.\u0301a',
        null,
      ],
    },
  ],
  uppercase_symbol: [
    { accepts: ['ABC-1', 'A1!', '~', '`{|}', '@[\\]^_'], refuses: ['abc', '甲A', 'A B', 'ABCd', 'É', 'Ａ', 'A\n', 5] },
  ],
  uppercase_symbol_chinese: [
    { accepts: ['甲A-1', 'ABC', '中文', '𠮷!'], refuses: ['abc', '甲a', '甲 A', 'か', '한', 'Ａ', '，', '甲\n', null] },
  ],
  data_repeat: [
    { args: { other: 'a' }, accepts: ['b', 'A', 'a ', '', null], refuses: ['a'] },
    { args: { other: '' }, accepts: ['a', '', null], refuses: [] },
    { args: { other: null }, accepts: ['a', '', null], refuses: [] },
    { args: { other: 0 }, accepts: [1, '', '00', null], refuses: [0, '0'] },
    { args: { other: false }, accepts: [true, 0], refuses: [false] },
  ],
} satisfies FamilyExamples;
