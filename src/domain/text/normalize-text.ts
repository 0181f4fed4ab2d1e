/** As many marks as Unicode lets one character bear in texts that are read piece by piece (UAX #15, Stream-Safe Text). */
const MARKS_MAX = 30;
// Half-width sound marks are no marks, but what they normalise to is.
const MARK = String.raw`[\p{M}\uff9e\uff9f]`;
const TOO_MANY_MARKS = new RegExp(`(${MARK}{${MARKS_MAX}})${MARK}+`, 'gu');

/**
 * A text in a normal form. Of the marks on one character 30 are kept, more than any language writes: putting them into
 * their order takes the square of their number, seconds for a text of nothing else.
 */
export function normalizeText(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return (text.length > MARKS_MAX ? text.replaceAll(TOO_MANY_MARKS, '$1') : text).normalize(form);
}
