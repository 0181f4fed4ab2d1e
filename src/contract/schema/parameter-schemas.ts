import { ERROR, type ErrorCode } from '../errors/errors.ts';
import { optional, type RefuseValue, wireType, withDefault } from '../openapi/wire-type.ts';
import { ALL_GAMES_CATEGORY, isCategoryCode } from '../values/categories.ts';
import { IMAGE_PRESET_NAMES, type ImagePreset, isImagePreset } from '../values/image-presets.ts';
import { CURRENCIES, LIMITS } from '../values/limits.ts';
import { DEFAULT_LOCALE, LOCALES, type LocaleCode, readLocale } from '../values/locales.ts';
import { findPlatformByName, isPlatformCode, PLATFORM_CODES, type PlatformCode } from '../values/platforms.ts';
import { APPLICATION_ID_PATTERN, isApplicationId } from './application-id.ts';

export { optional, withDefault } from '../openapi/wire-type.ts';

export interface IntegerBounds {
  readonly min?: number;
  readonly max?: number;
}

/** The range of a database `integer`. Parameters with a larger range say so. */
export const DATABASE_INTEGER = { min: -2_147_483_648, max: 2_147_483_647 } as const;

/**
 * A whole number that the database can hold, as JSON number or decimal text; one beyond is `invalidFormat` before it is
 * looked for.
 */
// @__NO_SIDE_EFFECTS__
export function integer({ min = DATABASE_INTEGER.min, max = DATABASE_INTEGER.max }: IntegerBounds = {}) {
  return wireType<number | string, number>({
    read: (raw, refuse) => {
      const value = readInteger(raw, refuse);
      return value < min || value > max ? refuse('field.range') : value;
    },
    jsonSchema: { type: 'integer', minimum: min, maximum: max },
  });
}

function readInteger(raw: unknown, refuse: RefuseValue): number {
  if (raw === undefined || raw === null || raw === '') return refuse('field.required');
  const value = typeof raw === 'string' && /^-?\d{1,16}$/.test(raw) ? Number(raw) : raw;
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : refuse('field.integer');
}

/** The number of a row, as far as the database can count them. */
export const databaseNumber = integer({ min: 1 });

/** The number of an account. */
export const userNumber = databaseNumber;

/** Which saving of a draft is changed; 0, or absent: there is no draft yet. */
export const draftRevision = withDefault(integer({ min: 0 }), 0);

/** Of a setting as read; `parameterError` with `fields.revision` if it has been saved since. */
export const settingRevision = optional(text({ max: 40 }));

/** One of a few whole numbers; otherwise `invalidFormat`, or `code` if there is a not-found code. */
// @__NO_SIDE_EFFECTS__
export function integerChoice<const Choice extends number>(choices: readonly Choice[], code?: ErrorCode) {
  return wireType<Choice | `${Choice}`, Choice>({
    read: (raw, refuse) => {
      const value = readInteger(raw, refuse);
      return choices.find((choice) => choice === value) ?? refuse('field.choice', code);
    },
    jsonSchema: { type: 'integer', enum: choices },
  });
}

/** One of a few texts. */
// @__NO_SIDE_EFFECTS__
export function textChoice<const Choice extends string>(choices: readonly Choice[], code?: ErrorCode) {
  return wireType<Choice, Choice>({
    read: (raw, refuse) => {
      if (raw === undefined || raw === null || raw === '') return refuse('field.required');
      return choices.find((choice) => choice === raw) ?? refuse('field.choice', code);
    },
    jsonSchema: { type: 'string', enum: choices },
  });
}

/** Any of a few texts, each named once or more; none where it is not sent. */
// @__NO_SIDE_EFFECTS__
export function textChoices<const Choice extends string>(choices: readonly Choice[]) {
  const several = wireType<readonly Choice[], Choice[]>({
    read: (raw, refuse) => {
      if (!Array.isArray(raw) || raw.length > choices.length) return refuse('field.invalid');
      return raw.map((text) => choices.find((choice) => choice === text) ?? refuse('field.choice'));
    },
    jsonSchema: { type: 'array', items: { type: 'string', enum: choices } },
  });
  return withDefault(several, []);
}

/** A flag: JSON boolean, or the texts true, false, 1 and 0. */
export const booleanFlag = wireType<boolean | 'true' | 'false' | '1' | '0' | 0 | 1, boolean>({
  read: (raw, refuse) => {
    if (raw === undefined || raw === null || raw === '') return refuse('field.required');
    if (raw === true || raw === 'true' || raw === '1' || raw === 1) return true;
    if (raw === false || raw === 'false' || raw === '0' || raw === 0) return false;
    return refuse('field.invalid');
  },
  jsonSchema: { type: 'boolean' },
});

/** A text between `min` (1) and `max` characters (code points), untrimmed. */
// @__NO_SIDE_EFFECTS__
export function text({ min = 1, max }: { readonly min?: number; readonly max: number }) {
  return wireType<string, string>({
    read: (raw, refuse) => {
      if (raw === undefined || raw === null) return refuse('field.required');
      if (typeof raw !== 'string' || hasForbiddenCharacter(raw)) return refuse('field.invalid');
      const length = [...raw].length;
      if (length < min) return refuse(length === 0 ? 'field.required' : 'field.tooShort');
      return length > max ? refuse('field.tooLong') : raw;
    },
    jsonSchema: { type: 'string', minLength: min, maxLength: max },
  });
}

/** Whether PostgreSQL can store a text: neither NUL nor lone surrogates. */
export function isStorableText(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed();
}

function hasForbiddenCharacter(value: string): boolean {
  return !isStorableText(value);
}

/** Search words: trimmed, bounded, possibly empty. */
export const searchText = wireType<string, string>({
  read: (raw, refuse) => {
    if (typeof raw !== 'string' || hasForbiddenCharacter(raw)) return refuse('field.invalid');
    const trimmed = raw.trim();
    return [...trimmed].length > LIMITS.searchTextLength ? refuse('field.tooLong') : trimmed;
  },
  jsonSchema: { type: 'string', maxLength: LIMITS.searchTextLength },
});

/** A language; one we do not have is `languageNotFound`. */
export const locale = wireType<LocaleCode | 'vi', LocaleCode>({
  read: (raw, refuse) => {
    if (raw === undefined || raw === null || raw === '') return refuse('field.required');
    return readLocale(raw) ?? refuse('field.choice', ERROR.languageNotFound);
  },
  jsonSchema: { type: 'string', enum: LOCALES },
});

/** The asked language, the default language when none is asked. */
export const lang = withDefault(locale, DEFAULT_LOCALE);

/** A platform code, or one of the five names; one we do not have is `platformNotFound`. */
export const platform = wireType<PlatformCode | string, PlatformCode>({
  read: (raw, refuse) => {
    if (typeof raw === 'string' && raw !== '' && !/^-?\d+$/.test(raw)) {
      return findPlatformByName(raw) ?? refuse('field.integer');
    }
    const code = readInteger(raw, refuse);
    return isPlatformCode(code) ? code : refuse('field.choice', ERROR.platformNotFound);
  },
  jsonSchema: { type: 'integer', enum: PLATFORM_CODES },
});

/** A category code; one we do not have is `categoryNotFound`. */
export const category = wireType<number | string, number>({
  read: (raw, refuse) => {
    const code = readInteger(raw, refuse);
    return isCategoryCode(code) ? code : refuse('field.choice', ERROR.categoryNotFound);
  },
  jsonSchema: { type: 'integer', minimum: 100, maximum: 119 },
});

/** A category filter; 100 means all games. */
export const categoryFilter = withDefault(category, ALL_GAMES_CATEGORY);

/** A currency of the shop; another one is `currencyNotFound`. */
export const currency = textChoice(CURRENCIES, ERROR.currencyNotFound);

const ORDER_NUMBER_PATTERN = /^[0-9A-Z]{1,20}$/;

/** The number of a deposit or an order; an impossible one is as unknown as any other (`orderOrDepositNotFound`). */
export const orderId = wireType<string, string>({
  read: (raw, refuse) => {
    if (raw === undefined || raw === null || raw === '') return refuse('field.required');
    return typeof raw === 'string' && ORDER_NUMBER_PATTERN.test(raw)
      ? raw
      : refuse('field.unknown', ERROR.orderOrDepositNotFound);
  },
  jsonSchema: { type: 'string', pattern: ORDER_NUMBER_PATTERN.source },
});

/** An image size; one we do not have is `imageSizeNotFound`. */
export const imagePreset = wireType<ImagePreset, ImagePreset>({
  read: (raw, refuse) => (isImagePreset(raw) ? raw : refuse('field.choice', ERROR.imageSizeNotFound)),
  jsonSchema: { type: 'string', enum: IMAGE_PRESET_NAMES },
});

/**
 * The ID of an application that should exist: text that cannot be an ID is as unknown as any other
 * (`applicationNotFound`). New IDs are checked by `newApplicationId`.
 */
export const applicationId = wireType<string, string>({
  read: (raw, refuse) => {
    if (raw === undefined || raw === null || raw === '') return refuse('field.required');
    if (typeof raw !== 'string') return refuse('field.invalid');
    return isApplicationId(raw) ? raw : refuse('field.unknown', ERROR.applicationNotFound);
  },
  jsonSchema: { type: 'string', pattern: APPLICATION_ID_PATTERN.source, maxLength: LIMITS.applicationIdLength },
});

/** The ID of an application to be made: a wrong format is `invalidFormat`. */
export const newApplicationId = wireType<string, string>({
  read: (raw, refuse) => {
    if (raw === undefined || raw === null || raw === '') return refuse('field.required');
    if (typeof raw !== 'string') return refuse('field.invalid');
    if (raw.length > LIMITS.applicationIdLength) return refuse('field.tooLong');
    return isApplicationId(raw) ? raw : refuse('field.invalid');
  },
  jsonSchema: { type: 'string', pattern: APPLICATION_ID_PATTERN.source, maxLength: LIMITS.applicationIdLength },
});

/** Some of a few texts, as a list or separated by commas, at most `max` of them. */
// @__NO_SIDE_EFFECTS__
export function choiceList<const Choice extends string>(choices: readonly Choice[], max: number) {
  return wireType<readonly Choice[] | string, Choice[]>({
    read: (raw, refuse) => {
      const list: readonly unknown[] = Array.isArray(raw)
        ? raw
        : typeof raw === 'string'
          ? raw.split(',', max + 1)
          : [];
      if (list.length === 0) return refuse('field.invalid');
      if (list.length > max) return refuse('field.tooLong');
      return list.map((text) => choices.find((choice) => choice === text) ?? refuse('field.choice'));
    },
    jsonSchema: { type: 'array', items: { type: 'string', enum: choices }, maxItems: max },
  });
}

/** A list of texts; a single text counts as a list of one. */
// @__NO_SIDE_EFFECTS__
export function textList({ max, length }: { readonly max: number; readonly length: number }) {
  return wireType<readonly string[] | string, string[]>({
    read: (raw, refuse) => {
      const list: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
      if (list.length > max) return refuse('field.tooLong');
      return list.map((item) => {
        if (typeof item !== 'string' || item === '' || hasForbiddenCharacter(item)) return refuse('field.invalid');
        return [...item].length > length ? refuse('field.tooLong') : item;
      });
    },
    jsonSchema: { type: 'array', items: { type: 'string', maxLength: length }, maxItems: max },
  });
}

/** A list of numbers of rows, each once or more; a single one counts as a list of one. */
// @__NO_SIDE_EFFECTS__
export function numberList({ max }: { readonly max: number }) {
  return wireType<readonly (number | string)[] | number | string, number[]>({
    read: (raw, refuse) => {
      const list: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
      if (list.length > max) return refuse('field.tooLong');
      return list.map((item) => {
        const value = readInteger(item, refuse);
        return value < 1 || value > DATABASE_INTEGER.max ? refuse('field.range') : value;
      });
    },
    jsonSchema: { type: 'array', items: { type: 'integer', minimum: 1, maximum: DATABASE_INTEGER.max }, maxItems: max },
  });
}

/** `limit` and `offset` of every paged list (api.md section 1). */
export const paging = {
  limit: withDefault(integer({ min: LIMITS.pageSizeMin, max: LIMITS.pageSizeMax }), LIMITS.pageSizeDefault),
  offset: withDefault(integer({ min: 0 }), 0),
};

/** A sort field with an optional leading minus for descending order. */
// @__NO_SIDE_EFFECTS__
export function sortOrder<const Field extends string>(fields: readonly Field[]) {
  const choices = fields.flatMap((field): (Field | `-${Field}`)[] => [field, `-${field}`]);
  return textChoice<Field | `-${Field}`>(choices);
}

export const optionalPlatform = optional(platform);
export const optionalSearch = optional(searchText);

const UPLOAD_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The number of an upload. */
export const uploadId = wireType<string, string>({
  read: (raw, refuse) => {
    if (raw === undefined || raw === null || raw === '') return refuse('field.required');
    return typeof raw === 'string' && UPLOAD_ID.test(raw) ? raw : refuse('field.invalid');
  },
  jsonSchema: { type: 'string', format: 'uuid' },
});
