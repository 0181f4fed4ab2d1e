import { expect, it } from 'vitest';
import { buildPage } from '#tests/web/build-page.ts';
import { recordHead } from './record-head.ts';

const page = buildPage({ locale: 'en-US' });
const titleOf = (...asked: [Parameters<typeof recordHead>[1], Parameters<typeof recordHead>[2]]) =>
  recordHead(page, ...asked).meta.flatMap((tag) => ('title' in tag ? [tag.title] : []));

it.each([
  ['deposit', 'Top-ups', 'Top-up receipt'],
  ['record', 'Exchanges', 'Exchange receipt'],
] as const)('R1.34 titles /store/%s by what it shows: the list or a receipt', (name, list, receipt) => {
  for (const view of ['list', 'visitor', 'closed'] as const)
    expect(titleOf(name, { view })).toEqual([`Starhall - ${list}`]);
  expect(titleOf(name, undefined)).toEqual([`Starhall - ${list}`]);
  expect(titleOf(name, { view: 'receipt' })).toEqual([`Starhall - ${receipt}`]);
});
