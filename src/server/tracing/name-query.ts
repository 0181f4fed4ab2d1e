/** Names that are kept; statements with a text of their own for each call must not fill the memory. */
const MAX_KEPT = 2_000;
const names = new Map<string, string>();

const VERB = /[a-z]+/i;
const NAME = '("?\\w+"?(?:\\."?\\w+"?)?)';
/** The first table that a statement names: not a function, such as in `extract(epoch FROM now())`. */
const TABLE = new RegExp(`\\b(?:into\\s+${NAME}|(?:from|update|copy)\\s+(?:only\\s+)?${NAME}(?!\\w|\\s*\\())`, 'i');

/** A short name of a statement: what it does, to which table first, such as `SELECT applications`. */
export function nameQuery(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const verb = VERB.exec(text)?.[0].toUpperCase() ?? 'query';
  const [, written, read = written] = TABLE.exec(text) ?? [];
  const table = read?.replaceAll('"', '');
  const name = table === undefined ? verb : `${verb} ${table}`;
  if (names.size >= MAX_KEPT) names.clear();
  names.set(text, name);
  return name;
}
