import { expect, it } from 'vitest';
import { ruleWith } from '../rule.ts';
import { findFailingExamples } from './find-failing-examples.ts';

const makeRule = () => ruleWith({ min: 'number' }, 'rule.longer', (value, { min }) => String(value).length > min);

it('names every example that a rule decides otherwise', () => {
  const longerThan = makeRule();
  const args = { min: 2 };
  expect(findFailingExamples(longerThan, [{ args, accepts: ['abc', 'abcd'], refuses: ['ab', ''] }])).toEqual([]);
  expect(findFailingExamples(longerThan, [{ args, accepts: ['ab', 'abc'], refuses: ['a', 'abcd'] }])).toEqual([
    'accepts "ab"',
    'refuses "abcd"',
  ]);
});

it('does not count a refusal with a message that the rule does not have', () => {
  const other = { ...makeRule(), messages: ['rule.other' as const] };
  expect(findFailingExamples(other, [{ args: { min: 2 }, accepts: [], refuses: ['a'] }])).toEqual(['refuses "a"']);
});
