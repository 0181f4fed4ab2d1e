import type { FamilyExamples } from './rule-examples.ts';

const NO_DATES = ['', '2023-02-29', '2024-5-9', '2024-05/09', 'abc', null, 20240509] as const;

export const dateExamples = {
  date_before: [
    {
      args: { other: '2024-05-10' },
      accepts: ['2024-05-10', '2024-05-09', '2024/05/10', '2023-12-31', '2024-02-29'],
      refuses: ['2024-05-11', '2025-01-01', '2024/05/11', '2024-06-01', ...NO_DATES],
    },
    { args: { other: '2024/05/10' }, accepts: ['2024-05-10'], refuses: ['2024-05-11'] },
    { args: { other: '' }, accepts: [], refuses: ['2024-05-10'] },
  ],
  date_after: [
    {
      args: { other: '2024-05-10' },
      accepts: ['2024-05-10', '2024-05-11', '2024/05/10', '2025-01-01', '2028-02-29'],
      refuses: ['2024-05-09', '2023-12-31', '2024/05/09', '2024-04-30', ...NO_DATES],
    },
    { args: { other: '2024/05/10' }, accepts: ['2024-05-10'], refuses: ['2024-05-09'] },
    { args: { other: '' }, accepts: [], refuses: ['2024-05-10'] },
  ],
  date_not_same: [
    {
      args: { other: '2024-05-10' },
      accepts: ['2024-05-09', '2024-05-11', '2023-05-10', '2024/06/10'],
      refuses: ['2024-05-10', '2024/05/10', ...NO_DATES],
    },
    { args: { other: '2024/05/10' }, accepts: ['2024-05-09'], refuses: ['2024-05-10'] },
    { args: { other: '' }, accepts: ['2024-05-10'], refuses: [''] },
  ],
} satisfies FamilyExamples;
