import { alpha, darken, lighten, linear } from './kit/paint.ts';
import { type Art, at, box, circle, path, starPath } from './kit/svg.ts';
import type { ProductArt, Tones } from './product-art.ts';
import type { Scene } from './scene.ts';

/** The games that are sold as a whole, with the colors of their cases. */
const CASES: Readonly<Record<string, Tones>> = {
  'beat-city': ['#8a3fc8', '#1a0a3a'],
  'cloud-citadel': ['#a8a0f0', '#5a4ab0'],
  'dragon-and-tea': ['#7ac8a0', '#1f6a5a'],
  'echoes-of-the-deep': ['#1f7a8a', '#04202c'],
  'letters-from-the-isle': ['#f0a070', '#6a3a80'],
  'neon-dusk': ['#c83a9a', '#2a0a4a'],
  'paper-voyage': ['#6a8ab0', '#1a2c4a'],
  'song-of-the-mountain': ['#8a7ac8', '#1f2050'],
  'summer-tide': ['#ffb87a', '#c85a8a'],
  'the-silent-house': ['#6a2a30', '#100c12'],
};

/** The product that sells a whole game, if it has one: its icon on a case with a gold seal. */
export function gameCase({ slug, icon }: Scene): ProductArt | undefined {
  const tones = CASES[slug];
  return tones && { slug, tones, motifs: { full_game: { art: () => drawCase(tones, icon()) } } };
}

function drawCase([top]: Tones, icon: string): Art {
  const front = icon.replace(
    /^<svg [^>]*>/,
    '<svg x="-58" y="-88" width="138" height="166" viewBox="0 0 512 512" preserveAspectRatio="xMidYMid slice">',
  );
  const shell = lighten(top, 0.1);
  return at(0, 4, { angle: -5 }, [
    box([-80, -92, 166, 182], 10, darken(shell, 0.55)),
    box([-82, -96, 166, 182], 10, linear([lighten(shell, 0.5), shell, darken(shell, 0.3)], 0)),
    box([-60, -90, 142, 170], 5, '#0b0d1c'),
    front,
    path('M-58 -88H40L-20 78H-58Z', alpha('#ffffff', 0.13)),
    box([-76, -90, 5, 170], 2, alpha('#ffffff', 0.5)),
    at(66, 64, {}, [
      path(starPath(0, 0, 36, 30, 16), linear(['#fff3c0', '#f5b82e', '#b87410'])),
      circle(0, 0, 24, 'none', { stroke: alpha('#8a5208', 0.5), 'stroke-width': 2.4 }),
      path(starPath(0, 1, 17), '#fffbe6'),
    ]),
  ]);
}
