import { describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { type ArgumentsOf, ruleWith } from '../../rules/rule.ts';
import { byRule, type Check, FINE, filled, inside, listOf, record, refuse, required } from './checks.ts';

const right: Check = () => FINE;
const wrong: Check = () => refuse('wrong');
const text: Check = (value) => (typeof value === 'string' ? FINE : refuse('wrong'));

/** Formats the issues of a check, field by field. */
const told = (issues: ReturnType<Check>) => issues.map(({ field, message }) => `${field}: ${message}`);

describe('nothing wrong', () => {
  it('is one list for all, so that checking a form that is right makes none', () => {
    expect(inside('name', FINE)).toBe(FINE);
    expect(record({ name: right, price: right })({ name: 'a' }, {})).toBe(FINE);
    expect(listOf(right, { max: 3, repeated: 'again' })(['a', 'b'], {})).toEqual([]);
  });
});

describe('a required value', () => {
  it.each([undefined, null, '', []])('is missing where it is %j', (value) => {
    expect(required(wrong)(value, {})).toEqual(refuse('field.required'));
    expect(required(right, refuse('form.choose'))(value, {})).toEqual(refuse('form.choose'));
  });

  it('is missing where it is white space that its check refuses', () => {
    expect(required(wrong)(' \n', {})).toEqual(refuse('field.required'));
    expect(required(wrong)('a', {})).toEqual(refuse('wrong'));
    expect(required(wrong)(5, {})).toEqual(refuse('wrong'));
  });

  it('may be white space where its check takes that, unless it has to be filled', () => {
    expect(required(right)(' ', {})).toEqual([]);
    expect(filled(right)(' ', {})).toEqual(refuse('field.required'));
    expect(filled(right, refuse('form.choose'))(' ', {})).toEqual(refuse('form.choose'));
    expect(filled(right)('a', {})).toEqual([]);
  });

  it('is not filled by what is no text', () => {
    expect(filled(right)({}, {})).toEqual(refuse('field.required'));
  });
});

describe('a rule', () => {
  const spec = { max: 'number', unit: 'text', ending: 'optionalText', units: 'texts' } as const;
  const never = ruleWith(spec, 'rule.never', () => false);
  const argumentsWith = (units: string | readonly string[]): ArgumentsOf<typeof spec> => ({ max: 0, unit: '', units });

  it('puts its texts and numbers in the message, and nothing else', () => {
    expect(byRule(never, argumentsWith(['kB', 'MB']))('a', {})).toEqual([
      { field: '', message: 'rule.never', values: { max: 0, unit: '' }, code: ERROR.invalidFormat },
    ]);
    expect(byRule(never, argumentsWith('kB'))('a', {})).toMatchObject([{ values: { max: 0, unit: '', units: 'kB' } }]);
  });

  it('has no values where there is nothing to put in', () => {
    const values = ruleWith({ units: 'texts' }, 'rule.never', () => false);
    expect(byRule(values, { units: ['kB'] })('a', {})).toStrictEqual([
      { field: '', message: 'rule.never', code: ERROR.invalidFormat },
    ]);
  });

  it('finds nothing in what it accepts', () => {
    expect(
      byRule(
        ruleWith(spec, 'rule.never', () => true),
        argumentsWith('kB'),
      )('a', {}),
    ).toBe(FINE);
  });
});

describe('a record', () => {
  it('names every field in which something is wrong, however deep', () => {
    const check = record({ name: text, sizes: listOf(record({ width: text }), { max: 3 }), note: right });
    const value = { name: 1, sizes: [{ width: 'a' }, { width: 2 }, 3] };
    expect(told(check(value, {}))).toEqual(['name: wrong', 'sizes.1.width: wrong', 'sizes.2: field.invalid']);
  });

  it.each([undefined, null, 'text', 5, []])('is not %j', (value) => {
    expect(told(record({ name: right })(value, {}))).toEqual([': field.invalid']);
  });
});

describe('a list', () => {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
  const distinct = listOf(right, { max: 100, repeated: 'again' });
  const distinctCodes = listOf(right, { max: 100, repeated: 'again', key: 'code' });

  it('is not looked into where it is too long', () => {
    const check = listOf(wrong, { max: 2 });
    expect(told(check(['a', 'b'], {}))).toEqual(['0: wrong', '1: wrong']);
    expect(check(['a', 'b', 'c'], {})).toEqual(refuse('form.count', { values: { max: 2 } }));
    expect(told(check('ab', {}))).toEqual([': field.invalid']);
  });

  it('may repeat items unless it says otherwise', () => {
    expect(listOf(right, { max: 3 })(['a', 'a'], {})).toEqual([]);
  });

  it.each([2, 15, 16, 17, 25])('of %j items names those that have stood before', (length) => {
    const items = letters.slice(0, length);
    expect(distinct(items, {})).toEqual([]);
    expect(told(distinct([...items, 'a'], {}))).toEqual([`${length}: again`]);
    expect(told(distinct(['b', ...items, 'b'], {}))).toEqual(['2: again', `${length + 1}: again`]);
    const objects = items.map((code) => ({ code }));
    expect(distinctCodes(objects, {})).toEqual([]);
    expect(told(distinctCodes([...objects, { code: 'a' }], {}))).toEqual([`${length}.code: again`]);
  });

  it('leaves blank keys and what is no object to others', () => {
    expect(distinctCodes([{ code: '' }, { code: '' }, {}, {}, null, null, 'a', 'a'], {})).toEqual([]);
  });
});
