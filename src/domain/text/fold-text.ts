import { normalizeText } from './normalize-text.ts';

/**
 * A text as searches compare it: without regard to case, width and marks. Vietnamese is often typed without its marks;
 * đ is a letter of its own and has none to drop.
 */
export function foldText(text: string): string {
  return normalizeText(text, 'NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');
}

export interface FoldedText {
  readonly folded: string;
  /** Where in the text each character of `folded` comes from, and the text's end behind the last. */
  readonly places: readonly number[];
}

const foldedCharacters = new Map<string, string>();
/** All that the documents in four languages are written with; whatever else somebody writes is folded each time. */
const REMEMBERED_MAX = 8000;

/** A text of ten thousand characters is folded one by one: those that come again and again only once. */
function foldCharacter(character: string): string {
  const known = foldedCharacters.get(character);
  if (known !== undefined) return known;
  const folded = foldText(character);
  if (foldedCharacters.size < REMEMBERED_MAX) foldedCharacters.set(character, folded);
  return folded;
}

/** A text folded, with the way back from what was found in it to what was written. */
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
