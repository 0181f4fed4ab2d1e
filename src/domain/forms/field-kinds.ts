import { type CurrencyCode, DEFAULT_CURRENCY } from '#contract/values/limits.ts';
import { DEFAULT_LOCALE, readLocale } from '#contract/values/locales.ts';
import { isCurrencyCode } from '../money/currencies.ts';
import { chosen, type Fields, isFields, optional } from './checks/checks.ts';
import { normalizeLanguage, normalizeLine, normalizeLines } from './checks/normalize-values.ts';
import { flag, language } from './checks/value-checks.ts';

/* How each kind of value is normalized and read. A table field spreads its kind and adds its check. */

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function numberOf(value: unknown, otherwise = 0): number {
  return typeof value === 'number' ? value : otherwise;
}

export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textsOf(value: unknown): string[] {
  return itemsOf(value).filter((item) => typeof item === 'string');
}

export function objectsOf(value: unknown): readonly Fields[] {
  return itemsOf(value).filter(isFields);
}

export function readCurrency(value: unknown): CurrencyCode {
  return isCurrencyCode(value) ? value : DEFAULT_CURRENCY;
}

/** A value without white space to drop. */
export function asIs(value: unknown): unknown {
  return value;
}

/** A single line of text. */
export const line = { normalize: normalizeLine, read: textOf } as const;
/** Multi-line text. */
export const lines = { normalize: normalizeLines, read: textOf } as const;
/** A yes/no question. */
export const yesOrNo = { normalize: asIs, check: chosen(flag), read: (value: unknown) => value === true } as const;
/** A list of texts. */
export const texts = { normalize: asIs, read: textsOf } as const;
/** The fallback language for languages without texts. */
export const defaultLanguage = {
  normalize: normalizeLanguage,
  check: optional(language),
  read: (value: unknown) => readLocale(value) ?? DEFAULT_LOCALE,
} as const;
