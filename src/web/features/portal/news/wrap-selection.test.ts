import { expect, it } from 'vitest';
import { MARKS, wrapSelection } from './wrap-selection.ts';

it('puts marks around the selected words, which stay selected', () => {
  expect(wrapSelection({ text: 'a bc d', start: 2, end: 4 }, MARKS.bold)).toEqual({
    text: 'a **bc** d',
    start: 4,
    end: 6,
  });
  expect(wrapSelection({ text: '', start: 0, end: 0 }, MARKS.link)).toEqual({ text: '[](https://)', start: 1, end: 1 });
});

it('puts the mark of a line at its beginning', () => {
  expect(wrapSelection({ text: 'a\nbc', start: 4, end: 4 }, MARKS.heading)).toEqual({
    text: 'a\n## bc',
    start: 7,
    end: 7,
  });
  expect(wrapSelection({ text: 'bc', start: 0, end: 0 }, MARKS.list)).toEqual({ text: '- bc', start: 2, end: 2 });
});
