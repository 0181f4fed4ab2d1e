import { SCREENSHOT_PURPOSES, type ScreenshotPurpose } from '#contract/values/image-purposes.ts';
import type { PlatformCode } from '#contract/values/platforms.ts';
import { checkImageCount, type ImageIssue } from '../image/image-rules.ts';

/** The screen on which a platform's games are shown (O58). */
const KIND_OF_PLATFORM = {
  1: 'screenshot_computer',
  2: 'screenshot_computer',
  6: 'screenshot_mobile',
  7: 'screenshot_mobile',
} as const satisfies Record<PlatformCode, ScreenshotPurpose>;

export interface ScreenshotIssue extends ImageIssue {
  readonly purpose: ScreenshotPurpose;
}

/** The kinds of screenshots required for these platforms, in form order. */
export function requiredScreenshotKinds(platforms: readonly PlatformCode[]): readonly ScreenshotPurpose[] {
  const needed = new Set<ScreenshotPurpose>(platforms.map((platform) => KIND_OF_PLATFORM[platform]));
  return SCREENSHOT_PURPOSES.filter((purpose) => needed.has(purpose));
}

/** The kinds with too few or too many screenshots; a kind is checked when it is required or used (R5.8, R5.9, O58). */
export function checkScreenshotCounts(
  platforms: readonly PlatformCode[],
  counts: Readonly<Record<ScreenshotPurpose, number>>,
): readonly ScreenshotIssue[] {
  const required = requiredScreenshotKinds(platforms);
  return SCREENSHOT_PURPOSES.filter((purpose) => required.includes(purpose) || counts[purpose] > 0).flatMap((purpose) =>
    checkImageCount(purpose, counts[purpose]).map((issue) => ({ purpose, ...issue })),
  );
}
