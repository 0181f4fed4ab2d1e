/** The country that the first language tag with one names: `zh-Hant-TW` is Taiwan's. Upper case. */
export function countryOfLanguages(languages: readonly string[]): string | undefined {
  return languages.map(countryOf).find((country) => country !== undefined);
}

function countryOf(language: string): string | undefined {
  return /-([A-Z]{2})(?:-|$)/i.exec(language)?.[1]?.toUpperCase();
}
