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

/** The address of a smaller rendition of a stored picture; an address elsewhere has none and is returned as it is. */
export function renditionUrl(url: string, width: number): string {
  return url.startsWith('/files/') ? url.replace(/\.(?:webp|png|jpe?g)$/, `-w${width}.webp`) : url;
}
