import { readFileSync } from 'node:fs';

type Variables = Readonly<Record<string, string | undefined>>;

const ENDING = '_FILE';

export interface GivenSettings {
  readonly given: Readonly<Record<string, string>>;
  readonly problems: readonly string[];
}

/**
 * The variables that are set. `X_FILE` names a file with the value of the setting `X`, as containers are given secrets;
 * a line break at its end is not part of it.
 */
export function readGivenSettings(variables: Variables, names: readonly string[]): GivenSettings {
  const given = new Map(
    Object.entries(variables).flatMap(([name, value]): [string, string][] =>
      value === undefined || value === '' ? [] : [[name, value]],
    ),
  );
  const problems: string[] = [];
  for (const name of names) {
    const path = given.get(name + ENDING);
    if (path === undefined) continue;
    if (given.has(name)) problems.push(`${name} and ${name + ENDING} must not both be set`);
    const text = readText(path);
    if (text === undefined) problems.push(`${name + ENDING} takes the path of a file that the store may read`);
    else given.set(name, text.replace(/\r?\n$/, ''));
  }
  return { given: Object.fromEntries(given), problems };
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
