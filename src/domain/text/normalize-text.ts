/** The maximum number of combining marks per character in a stream-safe text (UAX #15). */
const MARKS_MAX = 30;
// Half-width sound marks are not marks, but normalize to them.
const MARK = String.raw`[\p{M}\uff9e\uff9f]`;
const TOO_MANY_MARKS = new RegExp(`(${MARK}{${MARKS_MAX}})${MARK}+`, 'gu');

/**
 * Normalizes a text. At most 30 marks per character are kept, more than any language uses: sorting them takes
 * quadratic time, seconds for a text of nothing but marks.
 */
export function normalizeText(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return (text.length > MARKS_MAX ? text.replaceAll(TOO_MANY_MARKS, '$1') : text).normalize(form);
}
