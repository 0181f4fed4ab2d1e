import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findFailingExamples } from './examples/find-failing-examples.ts';
import { requiredExamples } from './examples/required.ts';
import { requiredRules } from './required-rules.ts';

const BLANK_RULES = ['custom_required_1', 'custom_required_2', 'custom_required_boolean'] as const;
const LIST_RULES = ['array_required', 'at_least_one'] as const;
const accepts = (name: keyof typeof requiredRules, value: unknown) => requiredRules[name].check(value, {}) === true;

it('R5.106 custom_required_1 refuses what is empty or blank, with its own message', () => {
  expect(findFailingExamples(requiredRules.custom_required_1, requiredExamples.custom_required_1)).toEqual([]);
  expect(requiredRules.custom_required_1.check('', {})).toBe('rule.custom_required_1');
});

it('R5.107 custom_required_2 refuses what is empty or blank, with the second message', () => {
  expect(findFailingExamples(requiredRules.custom_required_2, requiredExamples.custom_required_2)).toEqual([]);
  expect(requiredRules.custom_required_2.check(null, {})).toBe('rule.custom_required_2');
});

it('R5.108 custom_required_boolean takes true and false and refuses blanks', () => {
  expect(findFailingExamples(requiredRules.custom_required_boolean, requiredExamples.custom_required_boolean)).toEqual(
    [],
  );
});

it('R5.110 array_required takes lists with items', () => {
  expect(findFailingExamples(requiredRules.array_required, requiredExamples.array_required)).toEqual([]);
});

it('R5.111 allow_blank_required takes blanks as content', () => {
  expect(findFailingExamples(requiredRules.allow_blank_required, requiredExamples.allow_blank_required)).toEqual([]);
});

it('R5.112 at_least_one answers that an item must be chosen', () => {
  expect(findFailingExamples(requiredRules.at_least_one, requiredExamples.at_least_one)).toEqual([]);
  expect(requiredRules.at_least_one.check([], {})).toBe('rule.at_least_one');
});

it('R5.113 yes_or_no answers that yes or no must be chosen', () => {
  expect(findFailingExamples(requiredRules.yes_or_no, requiredExamples.yes_or_no)).toEqual([]);
  expect(requiredRules.yes_or_no.check('', {})).toBe('rule.yes_or_no');
});

it('refuses undefined and numbers that are none', () => {
  for (const rule of Object.values(requiredRules)) {
    expect([undefined, Number.NaN].filter((value) => rule.check(value, {}) === true)).toEqual([]);
  }
});

it('R5.106 R5.107 R5.108 R5.111 a text is content when more than blanks is left, or anything where blanks count', () => {
  const blanks = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\r', '\u00a0', '\u3000', '\ufeff') });
  const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(' ', '文', '\u200b') }), blanks);
  fc.assert(
    fc.property(text, (value) => {
      for (const name of BLANK_RULES) expect(accepts(name, value)).toBe(value.trim() !== '');
      expect(accepts('allow_blank_required', value)).toBe(value !== '');
    }),
  );
});

it('R5.110 R5.112 refuses a list that can no longer be read', () => {
  const { proxy, revoke } = Proxy.revocable([1], {});
  for (const name of LIST_RULES) expect(accepts(name, proxy)).toBe(true);
  revoke();
  for (const name of LIST_RULES) expect(accepts(name, proxy)).toBe(false);
});
