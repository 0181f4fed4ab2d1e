import type { Frame } from '../scene.ts';

/** Where things go in a frame: scenes place by these and so fit covers, banners and phones alike. */
export interface Layout {
  readonly w: number;
  readonly h: number;
  /** A unit so that a box of 160 × 90 units fits in every frame. */
  readonly u: number;
  /** The x of the subject: the middle, or right of the text in banners. */
  readonly cx: number;
  readonly cy: number;
  readonly isBanner: boolean;
  readonly isPortrait: boolean;
}

/** Measures a frame. */
export function layoutOf(frame: Frame): Layout {
  const { width: w, height: h } = frame;
  const isBanner = w / h > 2.2;
  return {
    w,
    h,
    u: Math.min(w / 160, h / 90),
    cx: w * (isBanner ? 0.73 : 0.5),
    cy: h / 2,
    isBanner,
    isPortrait: h > w,
  };
}

/** The frame of every icon. */
export const iconFrame = { width: 512, height: 512 } as const satisfies Frame;
