import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { ERROR_DEFINITIONS } from '#contract/errors/error-definitions.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { CATEGORY_KEYS } from '#contract/values/categories.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { PLATFORM_CODES } from '#contract/values/platforms.ts';
import { ERROR_PAGE_STATUSES, type ErrorPageStatus, errorTitleKey } from '#domain/page/error-status.ts';
import { createMessageFormatter } from '../format-message.ts';
import { findBritish, findEnglishSentence, findForeign, findHalfWidth, isUntranslated } from './language-purity.ts';
import { type Choice, readMessage } from './read-message.ts';

type Catalog = Readonly<Record<string, string>>;

const FILES = import.meta.glob<Catalog>('./*/*.json', { eager: true, import: 'default' });
const AREAS = [...new Set(Object.keys(FILES).map((path) => path.split('/')[1] ?? ''))].sort();
const TRANSLATIONS = LOCALES.filter((locale) => locale !== 'en-US');

function catalogOf(area: string, locale: LocaleCode): Catalog {
  return FILES[`./${area}/${locale}.json`] ?? {};
}

function messageOf(area: string, locale: LocaleCode, key: string): string {
  return catalogOf(area, locale)[key] ?? '';
}

/** All messages of a catalog for which `isWrong` holds, as `key: message`, so that a failure names them. */
function collectWrong(catalog: Catalog, isWrong: (message: string, key: string) => boolean): readonly string[] {
  return Object.entries(catalog)
    .filter(([key, message]) => isWrong(message, key))
    .map(([key, message]) => `${key}: ${message}`);
}

/** The plurals of a message that lack a category of the language (CLDR) or use an unknown one. */
function findWrongPlurals(message: string, locale: LocaleCode): readonly Choice[] {
  return readMessage(message).choices.filter(({ kind, cases }) => {
    if (kind === 'select') return !cases.includes('other');
    const type = kind === 'selectordinal' ? 'ordinal' : 'cardinal';
    const { pluralCategories } = new Intl.PluralRules(locale, { type }).resolvedOptions();
    const named = cases.filter((key) => !/^\d+$/.test(key));
    return [...named].sort().join() !== [...pluralCategories].sort().join();
  });
}

/** The select arguments of a message: `news: approved, other, rejected`. */
function selectsOf(message: string | undefined): string {
  const selects = readMessage(message ?? '').choices.filter(({ kind }) => kind === 'select');
  const described = selects.map(({ argument, cases }) => `${argument}: ${[...cases].sort().join(', ')}`);
  return [...new Set(described)].sort().join('; ');
}

describe.each(AREAS)('catalogs of %s', (area) => {
  const english = catalogOf(area, 'en-US');

  it('exist in exactly the four languages', () => {
    const files = Object.keys(FILES).filter((path) => path.startsWith(`./${area}/`));
    expect(files.sort()).toEqual(LOCALES.map((locale) => `./${area}/${locale}.json`).sort());
  });

  it.each(TRANSLATIONS)('have the keys of en-US in %s, in the same order', (locale) => {
    expect(Object.keys(catalogOf(area, locale))).toEqual(Object.keys(english));
  });

  it.each(LOCALES)('hold only texts that are not blank and parse as ICU messages in %s', (locale) => {
    const isWrong = (message: unknown) => typeof message !== 'string' || readMessage(message).text.trim() === '';
    expect(collectWrong(catalogOf(area, locale), isWrong)).toEqual([]);
  });

  it.each(TRANSLATIONS)('take the same arguments in %s as in en-US', (locale) => {
    const argumentsOf = (message: string | undefined) => readMessage(message ?? '').placeholders.join();
    const isWrong = (message: string, key: string) => argumentsOf(message) !== argumentsOf(english[key]);
    expect(collectWrong(catalogOf(area, locale), isWrong)).toEqual([]);
  });

  it.each(TRANSLATIONS)('group the digits of a number in %s where en-US does', (locale) => {
    const isWrong = (message: string, key: string) =>
      Array.from((english[key] ?? '').matchAll(/\{(\w+), plural/g)).some(([, name]) => message.includes(`{${name}}`));
    expect(collectWrong(catalogOf(area, locale), isWrong)).toEqual([]);
  });

  it.each(LOCALES)('have each plural category of %s, and no other', (locale) => {
    const isWrong = (message: string) => findWrongPlurals(message, locale).length > 0;
    expect(collectWrong(catalogOf(area, locale), isWrong)).toEqual([]);
  });

  it.each(TRANSLATIONS)('tell the same cases apart in %s as in en-US', (locale) => {
    const isWrong = (message: string, key: string) => selectsOf(message) !== selectsOf(english[key]);
    expect(collectWrong(catalogOf(area, locale), isWrong)).toEqual([]);
  });

  it.each(TRANSLATIONS)('are translated in %s', (locale) => {
    const isWrong = (message: string, key: string) => {
      const { text } = readMessage(message);
      return findEnglishSentence(text).length > 0 || isUntranslated(text, readMessage(english[key] ?? '').text);
    };
    expect(collectWrong(catalogOf(area, locale), isWrong)).toEqual([]);
  });

  it.each(LOCALES)('hold no characters or words of another script or region in %s', (locale) => {
    expect(collectWrong(catalogOf(area, locale), (message) => findForeign(message, locale).length > 0)).toEqual([]);
  });

  it.each(['zh-TW', 'zh-CN'] as const)('take full-width punctuation in %s', (locale) => {
    const isWrong = (message: string) => findHalfWidth(message.replaceAll(/\{\w+(?:, number)?\}/g, 'X')).length > 0;
    expect(collectWrong(catalogOf(area, locale), isWrong)).toEqual([]);
  });

  it('are spelled as Americans do in en-US', () => {
    expect(collectWrong(english, (message) => findBritish(readMessage(message).text).length > 0)).toEqual([]);
  });
});

it('uses every key in one area only, since the areas are merged at run time', () => {
  const keys = AREAS.flatMap((area) => Object.keys(catalogOf(area, 'en-US')));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

/** English messages beyond the different texts, names of tags aside; lower it when you merge some. */
const REPEATS = 266;

it('repeats no more texts than it did: take the message of a shared area, such as `words`', () => {
  const areas = AREAS.filter((area) => area !== 'tags');
  const texts = areas.flatMap((area) => Object.values(catalogOf(area, 'en-US')));
  const counts = Map.groupBy(texts, (text) => text);
  const most = [...counts]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, 10)
    .map(([text, { length }]) => `${length} × ${text}`);
  expect(texts.length - counts.size, most.join('\n')).toBeLessThanOrEqual(REPEATS);
});

describe.each(LOCALES)('texts of the contract in %s', (locale) => {
  it('R8.24 has a message for every code of the catalog and for no other', () => {
    const codes = Object.keys(catalogOf('errors', locale)).filter((key) => /^error\.\d/.test(key));
    expect(codes.sort()).toEqual(Object.keys(ERROR_DEFINITIONS).map((code) => `error.${code}`));
  });

  it('uses only the parameters that a code declares', () => {
    for (const [code, definition] of Object.entries(ERROR_DEFINITIONS)) {
      const { placeholders } = readMessage(messageOf('errors', locale, `error.${code}`));
      expect('params' in definition ? definition.params : [], `error.${code}`).toEqual(
        expect.arrayContaining([...placeholders]),
      );
    }
  });

  it.each([
    ['R8.25', 'error.system_busy', 'connection', []],
    ['R8.35', 'error.no_connection', 'connection', []],
    ['R8.36', 'error.forbidden', 'errors', []],
    ['R8.37', 'error.maintenance', 'errors', ['beginAt', 'endAt']],
    ['R8.43', 'error.google_unsupported', 'errors', []],
    ['R8.44', 'error.google_unavailable', 'errors', []],
  ] as const)('%s has the client message %s', (_requirement, key, area, placeholders) => {
    const parts = readMessage(messageOf(area, locale, key));
    expect(parts.text).not.toBe('');
    expect(parts.placeholders).toEqual(placeholders);
  });

  it('R2.47 R2.48 R2.50 has title, message and picture text for the eight statuses, one title for all 5xx', () => {
    for (const part of ['title', 'message', 'alt']) {
      const keyOf = (status: ErrorPageStatus) =>
        part === 'title' ? errorTitleKey(status) : `errorPage.${status}.${part}`;
      const texts = ERROR_PAGE_STATUSES.map((status) => messageOf('pages-error', locale, keyOf(status)));
      expect(texts).not.toContain('');
      expect(new Set(texts).size, part).toBe(part === 'title' ? 5 : 8);
    }
  });

  it('R3.65 has a label for each of the twenty categories', () => {
    const labels = CATEGORY_KEYS.map((key) => messageOf('catalogue', locale, `category.${key}`));
    expect(labels).not.toContain('');
    expect(new Set(labels).size).toBe(20);
  });

  it('R3.64 R3.66 has a label for each platform and a label and an explanation for each age rating', () => {
    const ages = [0, 6, 12, 15, 18];
    const labels = [...PLATFORM_CODES.map((code) => `platform.${code}`), ...ages.map((age) => `ageRating.${age}`)];
    expect(labels.filter((key) => messageOf('catalogue', locale, key) === '')).toEqual([]);
    expect(ages.filter((age) => messageOf('game-facts', locale, `ageRating.${age}.about`) === '')).toEqual([]);
  });

  it('R3.68 R3.69 R3.70 has the fourteen data groups, each with its types numbered without a gap', () => {
    const countsOfTypes = [2, 9, 4, 2, 3, 2, 3, 1, 1, 1, 5, 1, 3, 1];
    const expected = countsOfTypes.flatMap((count, index) => {
      const group = (index + 1) * 100;
      return [`dataGroup.${group}`, ...Array.from({ length: count }, (_, place) => `dataType.${group + place + 1}`)];
    });
    const keys = Object.keys(catalogOf('game-facts', locale)).filter((key) => key.startsWith('data'));
    expect(keys.sort()).toEqual(expected.sort());
  });

  it('R3.71 R3.72 has a name for each of the twenty contact channels; mail reads as email', () => {
    const keys = Object.keys(catalogOf('game-facts', locale)).filter((key) => key.startsWith('channel.'));
    expect(keys).toHaveLength(20);
    expect(messageOf('game-facts', locale, 'channel.mail')).toBe(messageOf('game-facts', locale, 'channel.email'));
  });
});

/** Texts whose number is fixed by the specification, so that they contain it even without a value. */
const NUMBER_WITHOUT_VALUE: ReadonlySet<string> = new Set(['image.size', 'image.min_count']);

/**
 * The response's `fields` have keys without values, so messages with values have a text for that case: the branch
 * `undefined`.
 */
describe.each(LOCALES)('messages whose values may be absent in %s', (locale) => {
  const messages = AREAS.flatMap((area) => Object.entries(catalogOf(area, locale)));
  const optional = messages.filter(([, message]) => message.includes('select, undefined'));
  const format = (message: string, value?: number) => {
    const values = readMessage(message).placeholders.map((name) => [name, value]);
    return createMessageFormatter(locale)(
      compileMessage(message),
      value === undefined ? {} : Object.fromEntries(values),
    );
  };

  it('are all that take values among the texts of field rules', () => {
    const keys = new Set(optional.map(([key]) => key));
    const taking = Object.entries(catalogOf('rules', locale)).filter(
      ([, text]) => readMessage(text).placeholders.length,
    );
    expect(taking.length).toBeGreaterThan(20);
    expect(taking.filter(([key]) => !keys.has(key))).toEqual([]);
  });

  it.each(optional)('%s reads well without them', (key, message) => {
    const bare = format(message);
    expect(bare).not.toMatch(/undefined|[{}#]| {2}|^ | $/);
    expect(bare.length).toBeGreaterThan(5);
    expect(/\d/.test(bare)).toBe(NUMBER_WITHOUT_VALUE.has(key));
  });

  it.each(optional)('%s names each of them', (_key, message) => {
    const full = format(message, 37);
    expect(full).not.toMatch(/undefined|[{}#]| {2}|^ | $/);
    expect(full.match(/37/g)).toHaveLength(readMessage(message).placeholders.length);
  });

  it('count one thing in the singular', () => {
    const counting = optional.filter(([, message]) => message.includes('plural'));
    const isWrong = ([, message]: [string, string]) => /\b1 [a-z]+s\b/.test(format(message, 1));
    expect(counting.filter(isWrong)).toEqual([]);
  });
});

describe('texts and statuses of single codes', () => {
  const statusAndTexts = (code: keyof typeof ERROR_DEFINITIONS) => ({
    status: ERROR_DEFINITIONS[code].status,
    isWorded: LOCALES.every((locale) => messageOf('errors', locale, `error.${code}`).length > 3),
  });

  it('R8.4 R8.5 R8.6 R8.7 R8.8 about what a form sends have their status and a text in four languages', () => {
    for (const code of [
      ERROR.invalidLanguageFormat,
      ERROR.iconMissing,
      ERROR.wrongImageCount,
      ERROR.defaultLanguageMissing,
      ERROR.passwordUnchanged,
    ] as const) {
      expect(statusAndTexts(code)).toEqual({ status: 400, isWorded: true });
    }
  });

  it('R8.19 60030 names nobody: an application goes with its last version, too, whoever took that down', () => {
    const texts = LOCALES.map((locale) => messageOf('errors', locale, 'error.60030'));
    expect(texts.filter((text) => /developer|開發者|开发者|nhà phát triển/i.test(text))).toEqual([]);
  });

  it('R8.21 about outside providers have their status and a text in four languages', () => {
    for (const code of [
      ERROR.externalProviderError,
      ERROR.smsProviderError,
      ERROR.smsNumberRefused,
      ERROR.smsQuotaUsedUp,
    ] as const) {
      expect(statusAndTexts(code)).toEqual({ status: 502, isWorded: true });
    }
  });
});

describe('texts that the specification fixes in English', () => {
  it.each([
    ['R8.38', 400, 'Something went wrong'],
    ['R8.39', 401, 'please log in again'],
    ['R8.40', 403, 'Access denied'],
    ['R8.41', 404, 'Feeling lost'],
    ['R8.42', 500, 'Overloading'],
    ['R8.42', 502, 'Overloading'],
    ['R8.42', 503, 'Overloading'],
    ['R8.42', 504, 'Overloading'],
  ] as const)('%s page %i says "%s"', (_requirement, status, text) => {
    expect(messageOf('pages-error', 'en-US', errorTitleKey(status))).toBe(text);
  });

  it('R2.22 tells a lost visitor "This page could not be found"', () => {
    expect(messageOf('pages-error', 'en-US', 'errorPage.404.message')).toBe('This page could not be found');
  });
});

describe('the checks themselves', () => {
  it('notice the other Chinese script and region', () => {
    expect(findForeign('请登录', 'zh-TW')).toContain('请');
    expect(findForeign('請登入', 'zh-CN')).toContain('請');
    expect(findForeign('連上服務器', 'zh-TW')).toContain('服務器');
    expect(findForeign('đăng nhập 登入', 'vi-VN')).toEqual(['登', '入']);
    expect(findForeign('繁體中文', 'zh-CN')).toEqual([]);
  });

  it('notice Chinese that was converted character by character', () => {
    const wrongIn = (locale: LocaleCode, words: string) =>
      words.split(' ').filter((word) => findForeign(word, locale).length > 0);
    expect(wrongIn('zh-TW', '遊戲 帳號 儲值 螢幕 網路 預設 資訊 軟體 程式 影片 登入')).toEqual([]);
    expect(wrongIn('zh-CN', '游戏 账号 充值 屏幕 网络 默认 信息 软件 程序 视频 登录')).toEqual([]);
    const toMainland = '帐号 储值 萤幕 网路 预设 资讯 软体 程式 影片 登入';
    const toTaiwan = '賬號 充值 屏幕 網絡 默認 信息 軟件 視頻 登錄';
    expect(wrongIn('zh-CN', toMainland)).toEqual(toMainland.split(' '));
    expect(wrongIn('zh-TW', toTaiwan)).toEqual(toTaiwan.split(' '));
  });

  it('notice quotation marks and punctuation of another language', () => {
    expect(findForeign('按“登入”', 'zh-TW')).toEqual(['“', '”']);
    expect(findForeign('点击「登录」', 'zh-CN')).toEqual(['「', '」']);
    expect(findHalfWidth('您好,請登入(免費)。')).toEqual(['好,', '入(', '費)']);
    expect(findHalfWidth('準備中...')).toEqual(['中.']);
    expect(findHalfWidth('Android、.zip 與 1:30，至 5 元 (NT$)。')).toEqual([]);
  });

  it('notice British spellings, and let American ones pass', () => {
    const british = 'Favourites, colours, the help centre, cancelled, recognise, licence, catalogue, any more.';
    expect(findBritish(british)).toHaveLength(8);
    const american =
      'Favorites, colors, the help center, canceled, recognize, license, catalog, realistic, any more games';
    expect(findBritish(american)).toEqual([]);
  });

  it('notice plurals that a language lacks or does not have', () => {
    expect(findWrongPlurals('{n, plural, other {# game}}', 'en-US')).toHaveLength(1);
    expect(findWrongPlurals('{n, plural, =0 {no games} one {# game} other {# games}}', 'en-US')).toEqual([]);
    expect(findWrongPlurals('{n, plural, one {# trò} other {# trò}}', 'vi-VN')).toHaveLength(1);
    expect(findWrongPlurals('{n, plural, =1 {一款} other {# 款}}', 'zh-TW')).toEqual([]);
    expect(selectsOf('{a, select, yes {x} other {y}}')).toBe('a: other, yes');
  });

  it('notice English that was left behind, and let names pass', () => {
    expect(findEnglishSentence('Page is not ready')).not.toEqual([]);
    expect(findEnglishSentence('Không đủ xu sao. Vui lòng nạp thêm.')).toEqual([]);
    expect(isUntranslated('Save draft', 'Save draft')).toBe(true);
    expect(isUntranslated('YouTube', 'YouTube')).toBe(false);
  });
});
