import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RULE_EXAMPLES } from './examples/all-examples.ts';
import type { FamilyExamples } from './examples/rule-examples.ts';
import { checkRule, RULES } from './index.ts';
import type { Rule } from './rule.ts';

const NAMES = `
  nickname password phone_number email date_before date_after date_not_same no_space no_zero_start special_character
  html html_limit sns multiple_line max_line repeat_line phone_list_limit phone_list_repeat coin_max coin_min
  transfer_min coin_min_send_mail insufficient_quota insufficient_points insufficient_points_vip
  insufficient_store_points insufficient_withdraw_points card_number_limit number21_limit is_number_card redeem_code
  verification_code validate_length validate_char_length min_length max_length is_number only_number positive_integer
  integer custom_required_1 custom_required_2 custom_required_boolean custom_required_file file_uploaded
  array_required at_least_one allow_blank_required yes_or_no is_valid_company_id product_id_format data_repeat
  exceeds_limit file_size_limit is_url file_type price uppercase_symbol uppercase_symbol_chinese last_four last_name
  no_post_office_box
`.match(/\w+/g);
const UNKNOWN_NAMES = [
  '',
  'toString',
  'constructor',
  '__proto__',
  'hasOwnProperty',
  'Nickname',
  'nickname ',
  'rule.nickname',
];
const MISTYPED = [
  ['max_length', {}, 'max'],
  ['max_length', { max: '5' }, 'max'],
  ['max_length', { max: Number.NaN }, 'max'],
  ['max_length', { min: 5 }, 'max'],
  ['exceeds_limit', { number: 5 }, 'length'],
  ['date_before', { other: null }, 'other'],
  ['date_before', { other: new Date(0) }, 'other'],
  ['data_repeat', {}, 'other'],
  ['phone_number', { country: 886 }, 'country'],
  ['file_type', { extension: ['apk', 5] }, 'extension'],
  ['file_type', { extension: null }, 'extension'],
  ['is_valid_company_id', { rule: 5 }, 'rule'],
] as const;

const examples: FamilyExamples = RULE_EXAMPLES;
const rules: readonly (readonly [string, Rule])[] = Object.entries(RULES);
/** Every rule with each set of arguments in its examples. */
const calls = rules.flatMap(([name, rule]) => (examples[name] ?? []).map(({ args }) => ({ name, rule, args })));

function raise(): never {
  throw new Error('must not be called');
}

/** Values that throw on any use: reading, conversion, iteration or even a type check. */
function hostileValues(): readonly unknown[] {
  const traps = { get: raise, has: raise, ownKeys: raise, getPrototypeOf: raise, getOwnPropertyDescriptor: raise };
  const throwing = {
    toString: raise,
    valueOf: raise,
    toJSON: raise,
    [Symbol.toPrimitive]: raise,
    [Symbol.iterator]: raise,
  };
  const getters = Object.defineProperties(
    {},
    Object.fromEntries(['name', 'size', 'length', '0'].map((key) => [key, { get: raise }])),
  );
  const revoked = [{}, [], () => ''].map((target) => {
    const { proxy, revoke } = Proxy.revocable(target, {});
    revoke();
    return proxy;
  });
  const proxies = [{}, [], [1], ['a'], new String('a')].map((target) => new Proxy(target, traps));
  const nested = [throwing, getters, ...revoked, ...proxies];
  const files = nested.flatMap((part) => [
    { name: part, size: part },
    { name: 'a.apk', size: part },
    { name: part, size: 1 },
  ]);
  return [...nested, ...files, ...nested.map((part) => [part]), ...OTHER_VALUES];
}

const OTHER_VALUES = [
  ...[undefined, null, true, 5n, Symbol('a'), Symbol.iterator, Number.NaN, Number.POSITIVE_INFINITY, -0, 1e308, 5e-324],
  ...[
    '',
    '\0',
    '\ud800',
    '\udc00a',
    '<',
    '&',
    '%',
    '\\',
    'http',
    'http://',
    'http://[',
    '(',
    '-',
    '.',
    '9'.repeat(1000),
  ],
  ...[Object.create(null), () => '', class A {}, new Date(Number.NaN), new Map(), new Uint8Array(2), /a/g, Array(3)],
  ...[
    [[]],
    [null],
    [Symbol('a')],
    [5n],
    { length: 1 },
    { name: 'a' },
    { name: 'a', size: Number.NaN },
    new String('a'),
  ],
];

const anything = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withNullPrototype: true,
  withObjectString: true,
  withSparseArray: true,
  withTypedArray: true,
});

describe('RULES', () => {
  it('holds every rule of the specification, none of them twice', () => {
    expect(Object.keys(RULES).toSorted()).toEqual(NAMES?.toSorted());
  });

  it('has examples for every rule and for nothing else, accepted and refused ones', () => {
    expect(Object.keys(RULE_EXAMPLES).toSorted()).toEqual(Object.keys(RULES).toSorted());
    for (const name of Object.keys(RULES)) {
      const given = examples[name] ?? [];
      expect(
        given.some(({ accepts }) => accepts.length > 0),
        `${name} accepts something`,
      ).toBe(true);
      expect(
        given.some(({ refuses }) => refuses.length > 0),
        `${name} refuses something`,
      ).toBe(true);
    }
  });

  it('names its messages after the rules', () => {
    for (const [name, { messages }] of rules) {
      expect(messages.length, name).toBeGreaterThan(0);
      for (const message of messages) expect(Object.keys(RULES), name).toContain(message.split('.')[1]);
    }
  });
});

describe('checkRule', () => {
  it('checks every example as it says, by the name of the rule', () => {
    for (const [name, rule] of rules) {
      for (const { args, accepts, refuses } of examples[name] ?? []) {
        for (const value of accepts) expect([name, value, checkRule(name, value, args)]).toEqual([name, value, true]);
        for (const value of refuses) expect(rule.messages, name).toContain(checkRule(name, value, args));
      }
    }
  });

  it.each(UNKNOWN_NAMES)('throws for %j, which is the name of no rule', (name) => {
    expect(() => checkRule(name, 'a')).toThrow(RangeError);
  });

  it.each(MISTYPED)('throws for %s with the arguments %j, naming %s', (name, args, argument) => {
    expect(() => checkRule(name, 'a', args)).toThrow(TypeError);
    expect(() => checkRule(name, 'a', args)).toThrow(new RegExp(`"${name}".*"${argument}"`));
  });

  it('throws for missing arguments of every rule that has some', () => {
    for (const [name, { args }] of rules) {
      const needed = Object.keys(args).filter((argument) => args[argument] !== 'optionalText');
      if (needed.length === 0) expect(() => checkRule(name, 'a'), name).not.toThrow();
      else expect(() => checkRule(name, 'a'), name).toThrow(TypeError);
    }
  });

  it('takes undefined for an argument that may be any value or left out', () => {
    expect(checkRule('data_repeat', 'a', { other: undefined })).toBe(true);
    expect(checkRule('is_valid_company_id', '22099131', { rule: undefined })).toBe(true);
  });

  it('answers true or a message of the rule for values that throw when they are touched', () => {
    const values = hostileValues();
    for (const { name, rule, args } of calls) {
      for (const value of values) expect([true, ...rule.messages], name).toContain(checkRule(name, value, args));
    }
  });

  it('answers true or a message of the rule for any value, and the same one again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...calls), fc.oneof(anything, fc.string()), ({ name, rule, args }, value) => {
        const answer = checkRule(name, value, args);
        expect([true, ...rule.messages]).toContain(answer);
        expect(checkRule(name, value, args)).toBe(answer);
      }),
      { numRuns: 2000 },
    );
  });
});
