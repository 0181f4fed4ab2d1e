import type { ImageFormat } from '#contract/values/image-purposes.ts';
import type { PixelRect, PixelSize } from '#domain/image/image-crop.ts';

export interface CutOrder {
  readonly image: HTMLImageElement;
  readonly part: PixelRect;
  /** Tried in order until the file is small enough. */
  readonly sizes: readonly PixelSize[];
  readonly format: ImageFormat;
  readonly maxBytes: number;
}

const PNG = { type: 'image/png', quality: undefined, ending: 'png' } as const;
const JPEGS = [0.92, 0.8, 0.65].map((quality) => ({ type: 'image/jpeg', quality, ending: 'jpg' }) as const);

/** Crops a picture; undefined if no size is small enough. PNG stays PNG if possible. */
export async function cutImage(order: CutOrder): Promise<{ blob: Blob; ending: string } | undefined> {
  const kinds = order.format === 'png' ? [PNG, ...JPEGS] : JPEGS;
  for (const size of order.sizes) {
    for (const { type, quality, ending } of kinds) {
      const canvas = draw(order, size, type === PNG.type);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
      if (blob !== null && blob.size <= order.maxBytes) return { blob, ending };
    }
  }
  return undefined;
}

function draw({ image, part, sizes: _, ...rest }: CutOrder, { width, height }: PixelSize, hasAlpha: boolean) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { alpha: hasAlpha });
  if (context === null) throw new Error(`no canvas for ${rest.format}`);
  // JPEG has no transparency; without a background it would turn black.
  if (!hasAlpha) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, part.left, part.top, part.width, part.height, 0, 0, width, height);
  return canvas;
}
