import type { UploadMime } from '#contract/upload/entities.ts';
import { IMAGE_PRESET_NAMES, IMAGE_PRESETS, presetUrl } from '#contract/values/image-presets.ts';
import type { ImageFormat, ImagePurpose } from '#contract/values/image-purposes.ts';
import { renditionUrl, renditionWidths } from '#contract/values/image-renditions.ts';

const ENDINGS = { png: 'png', jpeg: 'jpg' } as const satisfies Record<ImageFormat, string>;
export const MIME_OF = { png: 'image/png', jpeg: 'image/jpeg' } as const satisfies Record<ImageFormat, UploadMime>;

/** A smaller copy; with a height it is cropped to that shape, without one it keeps its own. */
export interface ImageCopy {
  readonly name: string;
  readonly width: number;
  readonly height?: number;
}

/** Name of the picture itself: `icon.png`, `passbook.jpg`. */
export function imageFileName(purpose: ImagePurpose, format: ImageFormat): string {
  return `${purpose}.${ENDINGS[format]}`;
}

/** The copies stored with a picture, under the names that pages compute. */
export function listImageCopies(
  name: string,
  { purpose, width, height }: { readonly purpose: ImagePurpose; readonly width: number; readonly height: number },
): readonly ImageCopy[] {
  if (purpose === 'banner') {
    return IMAGE_PRESET_NAMES.map((preset) => ({ name: presetUrl(name, preset), ...IMAGE_PRESETS[preset] }));
  }
  return renditionWidths(purpose, { width, height }).map((copy) => ({
    name: renditionUrl(`/files/${name}`, copy).slice('/files/'.length),
    width: copy,
  }));
}
