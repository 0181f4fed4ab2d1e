/** What begins a formula. Where people write Chinese or Japanese, spreadsheets take full-width signs as well. */
const SIGN = String.raw`[=+\-@\t\r\n＝＋－＠]`;
export const FORMULA = new RegExp(`^${SIGN}`);
/** Texts that a spreadsheet would run as a formula, or that look like a guarded text. */
const TO_GUARD = new RegExp(`^'*${SIGN}`);
const GUARDED = new RegExp(`^'+${SIGN}`);

/**
 * Prefixes a text with an apostrophe if a spreadsheet would treat it as a formula
 * (https://owasp.org/www-community/attacks/CSV_Injection). Texts that look guarded get another one, so that
 * `readGuarded` restores every text.
 */
export function guardText(text: string): string {
  return TO_GUARD.test(text) ? `'${text}` : text;
}

/** The text of a cell, without its guarding apostrophe. */
export function readGuarded(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}
