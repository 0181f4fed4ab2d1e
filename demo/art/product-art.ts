import { iconFrame } from './kit/layout.ts';
import { alpha, blur, lighten, linear, radial, shadow } from './kit/paint.ts';
import { type Art, at, circle, ellipse, group, rect, svg } from './kit/svg.ts';

/** The light and the dark color of a product's background. */
export type Tones = readonly [light: string, dark: string];

/** One thing in a box of 200 × 200 around the origin, lit from the upper left. */
export interface Motif {
  readonly art: () => Art;
  /** Instead of the game's own tones. */
  readonly tones?: Tones;
}

/** The icons of a game's products. */
export interface ProductArt {
  readonly slug: string;
  readonly tones: Tones;
  /** By the ID of the product. */
  readonly motifs: Readonly<Record<string, Motif>>;
}

/** Draws every icon of a game's products, by the ID of the product. */
export function drawProducts({ tones, motifs }: ProductArt): ReadonlyMap<string, string> {
  return new Map(Object.entries(motifs).map(([id, motif]) => [id, drawIcon(motif.tones ?? tones, motif.art())]));
}

/** A full-bleed 512 × 512 tile that reads at 40 px; pages round its corners. */
function drawIcon([top, bottom]: Tones, art: Art): string {
  return svg(
    iconFrame,
    rect(0, 0, 512, 512, linear([lighten(top, 0.16), [0.4, top], bottom], 62)),
    circle(216, 190, 300, radial([alpha('#ffffff', 0.34), [0.45, alpha('#ffffff', 0.1)], alpha('#ffffff', 0)])),
    ellipse(256, 452, 150, 20, alpha('#000000', 0.34), { filter: blur(16) }),
    at(256, 256, { scale: 2.12 }, group({ filter: shadow(4, 5, '#000000', 0.34) }, art)),
  );
}
