import type { FamilyExamples } from './rule-examples.ts';

const CONTENT = ['a', '文', 'x', ' a ', '0', 0, false, true] as const;
const NO_CONTENT = ['', '   ', '\t\n', '\u3000', '\u00a0', null, [], {}] as const;

export const requiredExamples = {
  custom_required_1: [{ accepts: CONTENT, refuses: NO_CONTENT }],
  custom_required_2: [{ accepts: CONTENT, refuses: NO_CONTENT }],
  custom_required_boolean: [{ accepts: [...CONTENT, '1', 'false'], refuses: NO_CONTENT }],
  array_required: [
    { accepts: [[1], ['a', 'b'], [null], ['']], refuses: [[], null, 'ab', { length: 1 }, { 0: 'a' }, 1, true] },
  ],
  at_least_one: [{ accepts: [[1], [1, 2]], refuses: [[], null, '', 'ab', { length: 1 }, 1, true] }],
  allow_blank_required: [{ accepts: [' ', 'a', '\u3000', '\n', 0, false], refuses: ['', null, [], {}] }],
  yes_or_no: [{ accepts: [true, false], refuses: ['', null, 'true', 'yes', 1, 0, [true]] }],
} satisfies FamilyExamples;
