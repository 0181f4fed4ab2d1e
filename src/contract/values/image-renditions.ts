import type { ImagePurpose } from './image-purposes.ts';

/**
 * Widths in pixels that every stored picture of a purpose also exists in (webp). The smaller file stands beside the
 * original: `…/background.webp` → `…/background-w480.webp`.
 */
export const RENDITION_WIDTHS = {
  icon: [96, 192],
  background: [480, 960],
  screenshotMobile: [360],
  screenshotComputer: [640],
} as const;

/** Which widths a purpose has; a screenshot has those of its shape, since that is how pages show it. */
const WIDTHS_OF = {
  icon: () => RENDITION_WIDTHS.icon,
  product_icon: () => RENDITION_WIDTHS.icon,
  background: () => RENDITION_WIDTHS.background,
  video_replacement: () => RENDITION_WIDTHS.background,
  screenshot_mobile: screenshotWidths,
  screenshot_tablet7: screenshotWidths,
  screenshot_tablet10: screenshotWidths,
  screenshot_computer: screenshotWidths,
  passbook: () => [],
  document: () => [],
  developer_logo: () => RENDITION_WIDTHS.icon,
  post_picture: () => RENDITION_WIDTHS.background,
  banner: () => [],
  avatar: () => RENDITION_WIDTHS.icon,
} as const satisfies Record<ImagePurpose, (size: Size) => readonly number[]>;

interface Size {
  readonly width: number;
  readonly height: number;
}

function screenshotWidths({ width, height }: Size): readonly number[] {
  return width > height ? RENDITION_WIDTHS.screenshotComputer : RENDITION_WIDTHS.screenshotMobile;
}

/** The widths in which an uploaded picture is also stored. */
export function renditionWidths(purpose: ImagePurpose, size: Size): readonly number[] {
  return WIDTHS_OF[purpose](size);
}

/** The address of a smaller rendition of a stored picture; an address elsewhere has none and is returned as it is. */
export function renditionUrl(url: string, width: number): string {
  return url.startsWith('/files/') ? url.replace(/\.(?:webp|png|jpe?g)$/, `-w${width}.webp`) : url;
}
