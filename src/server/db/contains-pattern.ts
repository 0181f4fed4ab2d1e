/** The LIKE or ILIKE pattern for texts that contain this one, with its wildcards escaped. */
export function containsPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
