import { normalizeText } from './normalize-text.ts';

/**
 * Folds a text for search, ignoring case, width and diacritics. Vietnamese is often typed without diacritics; đ is a
 * letter of its own and has none.
 */
export function foldText(text: string): string {
  return normalizeText(text, 'NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');
}

export interface FoldedText {
  readonly folded: string;
  /** The position in the text of each character of `folded`, followed by the text's end. */
  readonly places: readonly number[];
}

const foldedCharacters = new Map<string, string>();
/** Covers every character of the documents in four languages; others are folded each time. */
const REMEMBERED_MAX = 8000;

/** Long texts are folded character by character; frequent characters are cached. */
function foldCharacter(character: string): string {
  const known = foldedCharacters.get(character);
  if (known !== undefined) return known;
  const folded = foldText(character);
  if (foldedCharacters.size < REMEMBERED_MAX) foldedCharacters.set(character, folded);
  return folded;
}

/** Folds a text and maps positions of matches back to the original. */
export function foldWithPlaces(text: string): FoldedText {
  const places: number[] = [];
  let folded = '';
  let place = 0;
  for (const character of text) {
    const piece = foldCharacter(character);
    for (let index = 0; index < piece.length; index += 1) places.push(place);
    folded += piece;
    place += character.length;
  }
  return { folded, places: [...places, place] };
}
