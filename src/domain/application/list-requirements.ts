/** What separates the parts of a line: developers write middle dots or bullets. */
const SEPARATOR = /[·•]/u;

/**
 * The requirements of a game as lists, one for each line with several parts, such as one platform. Lines with a single
 * part are one list together.
 */
export function listRequirements(text: string): readonly (readonly string[])[] {
  const lines = text
    .split('\n')
    .map((line) =>
      line
        .split(SEPARATOR)
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .filter((parts) => parts.length > 0);
  return lines.every((parts) => parts.length === 1) && lines.length > 0 ? [lines.flat()] : lines;
}
