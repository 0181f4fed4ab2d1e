/**
 * How many code points a text has; a lone surrogate counts as one. It walks the text in place: forms count on every
 * key press, and spreading a text allocates one string for each character.
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

/** 2 where a high surrogate is followed by its low one, else 1. */
function unitsAt(text: string, index: number): number {
  if ((text.charCodeAt(index) & 0xfc00) !== 0xd800) return 1;
  // Beyond the end there is NaN, which the mask makes 0.
  return (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00 ? 2 : 1;
}
