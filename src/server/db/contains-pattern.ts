/** What LIKE and ILIKE look for to find texts that contain this one; its own wildcards count as plain characters. */
export function containsPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
