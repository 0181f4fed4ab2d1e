/** What begins a formula. Where people write Chinese or Japanese, spreadsheets take full-width signs as well. */
const SIGN = String.raw`[=+\-@\t\r\n＝＋－＠]`;
/** What many countries separate cells with instead of a comma. Quotes do not help there: they do not begin the cell. */
const SEPARATED = '([;\\t] *)';
/** Texts that a spreadsheet would run as a formula. */
const FORMULA = expressions(`(?=${SIGN})`);
/** Those, and texts that look like a guarded one. */
const TO_GUARD = expressions(`(?='*${SIGN})`);
const GUARDED = expressions(`'(?='*${SIGN})`);

/** What is at the beginning of a text, and what is behind a separator in it. */
function expressions(pattern: string) {
  return { first: new RegExp(`^${pattern}`), later: new RegExp(SEPARATED + pattern, 'g') };
}

/** Prefixes what a spreadsheet would run as a formula with an apostrophe. A guarded text stays as it is. */
export function defuseText(text: string): string {
  return text.replaceAll(FORMULA.later, "$1'").replace(FORMULA.first, "'");
}

/**
 * Prefixes what a spreadsheet would treat as a formula with an apostrophe
 * (https://owasp.org/www-community/attacks/CSV_Injection). Texts that look guarded get another one, so that
 * `readGuarded` restores every text.
 */
export function guardText(text: string): string {
  return text.replaceAll(TO_GUARD.later, "$1'").replace(TO_GUARD.first, "'");
}

/** The text of a cell, without its guarding apostrophes. */
export function readGuarded(cell: string): string {
  return cell.replace(GUARDED.first, '').replaceAll(GUARDED.later, '$1');
}
