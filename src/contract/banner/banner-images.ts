import { type ImagePreset, presetUrl } from '../values/image-presets.ts';

/** The files of a banner in all sizes. */
export function bannerImages(image: string): Readonly<Record<ImagePreset, string>> {
  return {
    large: presetUrl(image, 'large'),
    medium: presetUrl(image, 'medium'),
    small: presetUrl(image, 'small'),
  };
}
