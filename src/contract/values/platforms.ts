/** Codes of the platforms (R3.63, O35). */
export const PLATFORM_CODES = [1, 2, 6, 7] as const;
export type PlatformCode = (typeof PLATFORM_CODES)[number];

/** The five stated spellings; PC is another name of Windows. */
export const PLATFORM_NAMES = ['ANDROID', 'WINDOWS', 'iOS', 'Web', 'PC'] as const;
export type PlatformName = (typeof PLATFORM_NAMES)[number];

export const PLATFORM_CODE_BY_NAME = {
  ANDROID: 6,
  WINDOWS: 1,
  iOS: 7,
  Web: 2,
  PC: 1,
} as const satisfies Record<PlatformName, PlatformCode>;

export function isPlatformCode(value: unknown): value is PlatformCode {
  return PLATFORM_CODES.some((code) => code === value);
}

/** Finds a platform by one of its spellings, in any case of letters. */
export function findPlatformByName(name: string): PlatformCode | undefined {
  const found = PLATFORM_NAMES.find((candidate) => candidate.toLowerCase() === name.toLowerCase());
  return found === undefined ? undefined : PLATFORM_CODE_BY_NAME[found];
}
