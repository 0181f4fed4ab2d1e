import { type ImagePurpose, imagePurposeRules } from '#contract/image-purposes.ts';
import type { Page } from '../../app/use-page.ts';

/** What pictures of a purpose have to be, in the visitor's words and from the rules themselves. */
export function describePurpose(page: Page, purpose: ImagePurpose, isOptional = false): readonly string[] {
  const { maxMb, count, exactSize, ratio, sides, maxMegapixels } = imagePurposeRules(purpose);
  const counted = isOptional || count.min === 0 ? 'upload.count.upTo' : 'upload.count.range';
  return [
    ...(count.max === 1 ? [] : [page.t(counted, { ...count })]),
    page.t('upload.format', { maxMb }),
    ...(exactSize
      ? [page.t('upload.exact', { width: String(exactSize.width), height: String(exactSize.height) })]
      : []),
    ...(ratio === undefined ? [] : [page.t(ratio === 'wide' ? 'upload.ratio.wide' : 'upload.ratio.either')]),
    ...(sides ? [page.t('upload.sides', { min: String(sides.min), max: String(sides.max) })] : []),
    ...(maxMegapixels ? [page.t('upload.pixels', { maxMegapixels })] : []),
  ];
}
