import type { LocaleCode } from '#contract/values/locales.ts';
import { findOutlines } from '../pdf/find-outlines.ts';
import type { Outline } from '../pdf/open-slice.ts';

/** The outlines of a text's characters at one weight. */
export interface Letters {
  readonly unitsPerEm: number;
  /** Undefined if no font has it. */
  find(character: string): Outline | undefined;
}

export interface LettersWanted {
  readonly lang: LocaleCode;
  /** 100 to 900. */
  readonly weight: number;
}

/**
 * The outlines of texts and the ellipsis, in the fonts of printed documents: fontkit does not support variations of
 * the headings' font, whose accented letters are composite glyphs.
 */
export function findLetters(texts: readonly string[], wanted: LettersWanted): Letters {
  const { byCodePoint, metrics } = findOutlines(`…${texts.map(toSingleLine).join('')}`, wanted);
  return {
    unitsPerEm: metrics.unitsPerEm,
    find: (character) => byCodePoint.get(character.codePointAt(0) ?? 0),
  };
}

/** A single line, with each letter and its marks composed. */
export function toSingleLine(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}
