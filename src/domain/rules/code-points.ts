/**
 * The number of code points in a text; a lone surrogate counts as one. It walks the text in place: forms count on
 * every key press, and spreading a text allocates one string per character.
 */
export function countCodePoints(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index += unitsAt(text, index)) count += 1;
  return count;
}

/** The weight of a text: 1 for each ASCII character and 2 for each other code point (R5.99). */
export function weighCodePoints(text: string): number {
  let weight = 0;
  for (let index = 0; index < text.length; index += unitsAt(text, index)) {
    weight += text.charCodeAt(index) < 0x80 ? 1 : 2;
  }
  return weight;
}

/** 2 for a surrogate pair, else 1. */
function unitsAt(text: string, index: number): number {
  if ((text.charCodeAt(index) & 0xfc00) !== 0xd800) return 1;
  // Past the end charCodeAt returns NaN, which the mask turns into 0.
  return (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00 ? 2 : 1;
}
