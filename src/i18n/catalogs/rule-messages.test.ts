import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { CHANNELS } from '#contract/values/channels.ts';
import { IMAGE_PURPOSE_NAMES } from '#contract/values/image-purposes.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { PLATFORM_CODES } from '#contract/values/platforms.ts';
import { AGE_QUESTIONS, ageAnswerKey } from '#domain/age/age-questionnaire.ts';
import { checkImage, checkImageCount } from '#domain/image/image-rules.ts';
import { checkRule, RULES } from '#domain/rules/index.ts';
import { checkPackageFile } from '#domain/version/package-file-rules.ts';
import { CATALOGS } from '../catalogs.ts';
import { createMessageFormatter } from '../format-message.ts';
import { readMessage } from './read-message.ts';

const ENTRIES = Object.entries(RULES);

const MESSAGES_OF_BALANCES = [
  'insufficient_points',
  'insufficient_quota',
  'insufficient_store_points',
  'insufficient_withdraw_points',
] as const;

/** Texts that contain a limit instead of taking it as a value. */
const LIMITS_IN_TEXTS = [
  ['rule.nickname', [LIMITS.nicknameMin, LIMITS.nicknameMax]],
  ['rule.coin_min_send_mail', [LIMITS.starsForMailMin]],
  ['rule.card_number_limit', [LIMITS.cardNumberMin, LIMITS.cardNumberMax]],
  ['rule.number21_limit', [LIMITS.codeLength]],
  ['rule.redeem_code', [LIMITS.redeemCodeMin, LIMITS.redeemCodeMax]],
  ['rule.product_id_format', [LIMITS.productIdLength]],
  ['rule.last_four', [LIMITS.documentDigits]],
  ['rule.last_name', [LIMITS.lastNameMax]],
  ['form.application_id', [LIMITS.applicationIdLength]],
] as const;

/** The names of characters in the English channel texts. */
const CHARACTER_NAMES = {
  _: 'underscores',
  '-': 'hyphens',
  '.': 'periods',
  '@': '@ signs',
  '%': 'percent signs',
  a: 'letters',
  1: 'digits',
} as const;

function textOf(locale: LocaleCode, key: string): string {
  const catalog: Readonly<Record<string, string>> = CATALOGS.rules[locale];
  return catalog[key] ?? '';
}

/** The formatted text, with or without its values. */
function readText(locale: LocaleCode, key: string, values?: Readonly<Record<string, number>>): string {
  return createMessageFormatter(locale)(compileMessage(textOf(locale, key)), values);
}

describe.each(LOCALES)('texts of the field rules in %s', (locale) => {
  it('R5.132 are there for every message of every rule and for no other', () => {
    const answers = new Set<string>(ENTRIES.flatMap(([, { messages }]) => messages));
    const texts = Object.keys(CATALOGS.rules[locale]).filter((key) => key.startsWith('rule.'));
    expect(answers.size).toBeGreaterThanOrEqual(ENTRIES.length);
    expect(texts.sort()).toEqual([...answers].sort());
    expect(texts.filter((key) => textOf(locale, key).trim() === '')).toEqual([]);
  });

  it.each(ENTRIES)('of %s take no value that the rule lacks as an argument', (_name, { args, messages }) => {
    const placeholders = messages.flatMap((key) => readMessage(textOf(locale, key)).placeholders);
    expect(placeholders.filter((name) => !Object.hasOwn(args, name))).toEqual([]);
  });

  it('R5.91 say that the star balance is insufficient', () => {
    const refusals = [
      checkRule('insufficient_points_vip', 501, { available: 500 }),
      checkRule('insufficient_points_vip', 1, { available: 0 }),
    ];
    expect(refusals).toEqual(['rule.insufficient_points_vip', 'rule.insufficient_points_vip']);
    expect(readText(locale, 'rule.insufficient_points_vip')).not.toBe('');
    expect(checkRule('insufficient_points_vip', 500, { available: 500 })).toBe(true);
    expect(checkRule('insufficient_points_vip', 0, { available: 0 })).toBe(true);
  });

  it('R5.92 say in four ways what an amount may not exceed', () => {
    const texts = MESSAGES_OF_BALANCES.map((name) => {
      const answers = [501, 502, 500, 1].map((amount) => checkRule(name, amount, { available: 500 }));
      expect(answers).toEqual([`rule.${name}`, `rule.${name}`, true, true]);
      return readText(locale, `rule.${name}`);
    });
    expect(texts).not.toContain('');
    expect(new Set(texts).size).toBe(4);
  });

  it.each(LIMITS_IN_TEXTS)('%s names the limits that hold', (key, limits) => {
    const text = textOf(locale, key);
    const written = limits.map((limit) => limit.toLocaleString(locale));
    expect(written.filter((limit) => !text.match(/\d+(?:[.,]\d{3})*/g)?.includes(limit))).toEqual([]);
  });

  it('name the shortest and the longest handle of each channel', () => {
    for (const { key, pattern } of CHANNELS) {
      if (pattern === null) continue;
      const takes = (length: number) => ['a', '1'].some((character) => pattern.test(character.repeat(length)));
      const numbers = textOf(locale, `rule.sns.${key}`).match(/[1-9]\d*/g) ?? [];
      const [max = 0, min = 1] = numbers.map(Number).reverse();
      expect([min - 1, min, max, max + 1].map(takes), key).toEqual([false, true, true, false]);
    }
  });

  it('have a label for the input of each channel', () => {
    const labels = CHANNELS.map(({ labelKey }) => labelKey);
    expect(labels.filter((key) => textOf(locale, key) === '')).toEqual([]);
    expect(Object.keys(CATALOGS.rules[locale]).filter((key) => key.startsWith('channel.'))).toEqual([
      ...new Set(labels),
    ]);
  });
});

/** The messages for files that violate every limit. */
const FILE_ISSUES = [
  ...IMAGE_PURPOSE_NAMES.flatMap((purpose) => [
    ...checkImage(purpose, { bytes: 1e12, width: 20_000, height: 19_999, format: 'png' }),
    ...checkImage(purpose, { bytes: 1, width: 1, height: 1, format: undefined }),
    ...checkImageCount(purpose, 0),
    ...checkImageCount(purpose, 99),
  ]),
  ...PLATFORM_CODES.flatMap((platform) => checkPackageFile(platform, { name: 'game', size: 1e15 })),
];

describe.each(LOCALES)('texts of files and of the age questionnaire in %s', (locale) => {
  it('name the values that the checks of files give', () => {
    const spoken = new Set<string>(FILE_ISSUES.map(({ message }) => message));
    expect(spoken.size).toBe(12);
    for (const { message, values } of FILE_ISSUES) {
      expect(textOf(locale, message), message).not.toBe('');
      expect(Object.keys(values), message).toEqual(
        expect.arrayContaining([...readMessage(textOf(locale, message)).placeholders]),
      );
    }
  });

  it('put every question and offer every answer, and nothing else', () => {
    const expected = Object.entries(AGE_QUESTIONS).flatMap(([question, answers]) => [
      `ageQuestion.${question}`,
      ...Object.keys(answers).map((answer) => ageAnswerKey(question, answer)),
    ]);
    const keys = Object.keys(CATALOGS.rules[locale]).filter((key) => /^age(Question|Answer)\./.test(key));
    expect(keys.sort()).toEqual([...new Set(expected)].sort());
  });
});

describe('English texts', () => {
  it('name exactly the characters that a channel takes', () => {
    for (const { key, pattern } of CHANNELS) {
      if (pattern === null) continue;
      const text = textOf('en-US', `rule.sns.${key}`);
      for (const [character, name] of Object.entries(CHARACTER_NAMES)) {
        const isTaken = ['a', '1'].some((other) => pattern.test(other.repeat(7) + character));
        expect(text.includes(name), `${key} ${character}`).toBe(isTaken);
      }
    }
  });

  it.each([
    ['image.format', {}, 'Wrong image format'],
    ['image.size', {}, 'Image size cannot exceed 8mb'],
    ['image.size', { maxMb: 8 }, 'Image size cannot exceed 8mb'],
    ['image.size', { maxMb: 15 }, 'Image size cannot exceed 15mb'],
    ['image.min_count', {}, 'At least 1 image needs to be uploaded'],
    ['image.min_count', { min: 1 }, 'At least 1 image needs to be uploaded'],
    ['image.min_count', { min: 2 }, 'At least 2 images need to be uploaded'],
    ['image.max_count', {}, 'The total number of uploadable images has been exceeded'],
    ['image.some_refused', {}, 'Some pictures do not meet the upload specifications'],
    ['age.too_young', {}, 'Sorry, you are too young to browse the content of this website!'],
  ])('%s with %o is the one that the specification fixes', (key, values, text) => {
    expect(readText('en-US', key, values)).toBe(text);
  });
});
