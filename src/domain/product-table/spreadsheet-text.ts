/** What a spreadsheet would run as a formula, and what would be read as such a text with its guard. */
const TO_GUARD = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;

/**
 * A text as a cell that no spreadsheet takes for a formula: with an apostrophe before it
 * (https://owasp.org/www-community/attacks/CSV_Injection). One that begins like a guarded text gets one more, so that
 * `readGuarded` gives every text again.
 */
export function guardText(text: string): string {
  return TO_GUARD.test(text) ? `'${text}` : text;
}

/** The text of a cell, without the apostrophe that guarded it. */
export function readGuarded(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}
