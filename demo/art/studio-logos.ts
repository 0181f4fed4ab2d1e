import { iconFrame } from './kit/layout.ts';
import { alpha, halo, lighten, linear, radial, shadow } from './kit/paint.ts';
import { type Art, at, box, circle, group, path, rect, stroke, svg } from './kit/svg.ts';
import { boat } from './scenes/paper-voyage/motifs.ts';

/** The logos of the three studios, by the folder of their pictures. */
export const studioLogos: ReadonlyMap<string, () => string> = new Map([
  ['studio-neonbyte', neonbyte],
  ['studio-paperboat', paperboat],
  ['studio-littlehill', littlehill],
]);

const tile = (top: string, bottom: string): Art => [
  rect(0, 0, 512, 512, linear([lighten(top, 0.1), top, bottom], 62)),
  circle(180, 140, 320, radial([alpha('#ffffff', 0.22), alpha('#ffffff', 0)])),
];

/** The columns and rows of an N of five by five. */
const PIXELS = ['10001', '11001', '10101', '10011', '10001'];
const STEP = 62;

/** An N of glowing pixels, as on a sign at night. */
function neonbyte(): string {
  const pixels = PIXELS.flatMap((row, y) =>
    [...row].map((bit, x) => {
      const place = [101 + x * STEP, 101 + y * STEP, 54, 54] as const;
      if (bit === '0') return box(place, 12, alpha('#8a7bff', 0.13));
      const isStroke = x > 0 && x < 4;
      return box(place, 12, isStroke ? '#ff5fd2' : '#3df0ff', {
        filter: halo(14, isStroke ? '#ff2fbf' : '#12b8ff', 0.8),
      });
    }),
  );
  return svg(iconFrame, tile('#25134f', '#0b0824'), pixels);
}

/** A folded boat on calm water, under the sun of a quiet evening. */
function paperboat(): string {
  return svg(
    iconFrame,
    tile('#ffcf9e', '#f2786b'),
    circle(350, 190, 78, '#fff2d4'),
    path('M0 352Q128 330 256 352T512 352V512H0Z', linear(['#3d9bb5', '#1d5f86'])),
    at(0, 0, {}, group({ filter: shadow(8, 10, '#0c2c44', 0.4) }, boat(244, 372, 330))),
    path('M0 400Q128 378 256 400T512 400V512H0Z', alpha('#2a7a9e', 0.85)),
    stroke('M74 446Q108 436 142 446M330 458Q372 446 414 458', alpha('#ffffff', 0.5), 7),
  );
}

/** One hill, one tree, and room above them. */
function littlehill(): string {
  return svg(
    iconFrame,
    tile('#a9e3ff', '#5fb8ee'),
    circle(128, 132, 54, '#fff6c9'),
    path('M330 150a34 34 0 0 1 66-10a28 28 0 0 1 40 30H318a22 22 0 0 1 12-20Z', alpha('#ffffff', 0.92)),
    path('M-20 512Q60 270 256 270T532 512Z', linear(['#8bd35c', '#2f9a55'])),
    path('M150 512Q240 360 420 340Q500 400 532 512Z', alpha('#1f7a48', 0.35)),
    rect(246, 214, 22, 74, '#7a4f2c'),
    group({ filter: shadow(6, 6, '#0d3a22', 0.3) }, circle(257, 172, 70, linear(['#5cc46a', '#248a4f']))),
    circle(232, 150, 26, alpha('#d6ffb0', 0.4)),
  );
}
