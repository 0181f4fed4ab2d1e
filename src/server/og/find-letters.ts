import type { LocaleCode } from '#contract/values/locales.ts';
import { findOutlines } from '../pdf/find-outlines.ts';
import type { Outline } from '../pdf/open-slice.ts';

/** The characters of a text as they are drawn at one weight. */
export interface Letters {
  readonly unitsPerEm: number;
  /** Undefined for what no font has. */
  find(character: string): Outline | undefined;
}

export interface LettersWanted {
  readonly lang: LocaleCode;
  /** 100 to 900. */
  readonly weight: number;
}

/**
 * The letters of texts, and the ellipsis, in the fonts of printed documents: fontkit cannot vary that of the store's
 * headings, whose letters with marks are put together of others.
 */
export function findLetters(texts: readonly string[], wanted: LettersWanted): Letters {
  const { byCodePoint, metrics } = findOutlines(`…${texts.map(tidyText).join('')}`, wanted);
  return {
    unitsPerEm: metrics.unitsPerEm,
    find: (character) => byCodePoint.get(character.codePointAt(0) ?? 0),
  };
}

/** One line, each letter with its marks as one character. */
export function tidyText(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}
