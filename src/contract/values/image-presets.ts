/** Banner image sizes in pixels, all webp (R9.25-R9.27). */
export const IMAGE_PRESETS = {
  large: { width: 1910, height: 630 },
  medium: { width: 960, height: 385 },
  small: { width: 600, height: 240 },
} as const;
export type ImagePreset = keyof typeof IMAGE_PRESETS;

export const IMAGE_PRESET_NAMES = ['large', 'medium', 'small'] as const satisfies readonly ImagePreset[];

export function isImagePreset(value: unknown): value is ImagePreset {
  return IMAGE_PRESET_NAMES.some((name) => name === value);
}

/**
 * The address of a banner in one size. The three stand beside the picture that was uploaded (`…/banner.png` →
 * `…/banner-large.webp`); a base address without an ending has them too.
 */
export function presetUrl(image: string, preset: ImagePreset): string {
  return `${image.replace(/\.(?:png|jpe?g)$/, '')}-${preset}.webp`;
}
