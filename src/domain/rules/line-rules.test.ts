import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findFailingExamples } from './examples/find-failing-examples.ts';
import { lineExamples } from './examples/line.ts';
import { lineRules } from './line-rules.ts';

it('R5.77 multiple_line: every non-empty line is a number', () => {
  expect(findFailingExamples(lineRules.multiple_line, lineExamples.multiple_line)).toEqual([]);
});

it('R5.78 max_line: at most the bound', () => {
  expect(findFailingExamples(lineRules.max_line, lineExamples.max_line)).toEqual([]);
});

it('R5.79 repeat_line: no duplicates after trimming', () => {
  expect(findFailingExamples(lineRules.repeat_line, lineExamples.repeat_line)).toEqual([]);
});

it('R5.80 phone_list_limit: up to N numbers at a time', () => {
  expect(findFailingExamples(lineRules.phone_list_limit, lineExamples.phone_list_limit)).toEqual([]);
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => `091234567${index}`).join('\n');
  const answers = [1, 3, 4, 10].map((count) => lineRules.phone_list_limit.check(numbers(count), { max: 3 }));
  expect(answers).toEqual([true, true, 'rule.phone_list_limit', 'rule.phone_list_limit']);
});

it('R5.81 phone_list_repeat: no number twice', () => {
  expect(findFailingExamples(lineRules.phone_list_repeat, lineExamples.phone_list_repeat)).toEqual([]);
});

const line = fc.constantFrom('a', 'b', 'A', '12', '0912345678');
const lines = fc.array(line, { maxLength: 6 });
const lineEnd = fc.constantFrom('\n', '\r\n');
const blank = fc.constantFrom('', ' ', '\t', '\u3000');

it('R5.78 R5.80 counts the lines whatever blank ones stand between them and however they end', () => {
  fc.assert(
    fc.property(lines, blank, lineEnd, fc.nat({ max: 6 }), (texts, empty, end, max) => {
      const text = texts.flatMap((item) => [empty, item, empty]).join(end);
      const isWithin = texts.length <= max;
      expect(lineRules.max_line.check(text, { max })).toBe(isWithin || 'rule.max_line');
      expect(lineRules.phone_list_limit.check(text, { max })).toBe(isWithin || 'rule.phone_list_limit');
    }),
  );
});

it('R5.79 R5.81 finds a repeated line whatever blanks stand around it', () => {
  fc.assert(
    fc.property(lines, blank, lineEnd, (texts, space, end) => {
      const text = texts
        .map((item, index) => (index % 2 === 0 ? item : `${space}${item}${space}`))
        .join(`${end}${end}`);
      const isUnique = texts.every((item, index) => texts.indexOf(item) === index);
      expect(lineRules.repeat_line.check(text, {})).toBe(isUnique || 'rule.repeat_line');
      expect(lineRules.phone_list_repeat.check(text, {})).toBe(isUnique || 'rule.phone_list_repeat');
    }),
  );
});
