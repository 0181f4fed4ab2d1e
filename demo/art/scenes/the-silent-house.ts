import { ridge } from '../kit/land.ts';
import { iconFrame, layoutOf } from '../kit/layout.ts';
import { alpha, bannerCalm, blur, linear, radial, vignette } from '../kit/paint.ts';
import { createRandom, times } from '../kit/random.ts';
import { glow, moon, sky, stars } from '../kit/sky.ts';
import { at, box, circle, path, polygon, rect, stroke, svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';
import { blood, courtHouse, deadTree, fog } from './the-silent-house/motifs.ts';
import { explore } from './the-silent-house/play.ts';

function cover(frame: Frame): string {
  const { w, h, u, cx, isBanner } = layoutOf(frame);
  const random = createRandom('house');
  const ground = h * 0.74;
  const hx = cx + u * (isBanner ? 4 : 10);
  const path1 = polygon(
    [
      [hx - u * 8, ground + u * 2],
      [hx + u * 8, ground + u * 2],
      [hx + u * 46, h],
      [hx - u * 46, h],
    ],
    linear([alpha('#8f9aa8', 0.6), alpha('#4a5260', 0.5)]),
  );
  const slabs = times(7, (i) => {
    const t = (i / 7) ** 1.7;
    return stroke(
      `M${hx - u * (8 + 38 * t)} ${ground + u * 2 + (h - ground) * t}H${hx + u * (8 + 38 * t)}`,
      alpha('#0b0e14', 0.5),
      u * (0.2 + t * 0.5),
    );
  });
  return svg(
    frame,
    sky(frame, ['#070a11', '#141c28', '#33424f', [0.76, '#6f818a']]),
    stars(frame, random, 60, { bottom: 0.4 }),
    moon(hx + u * 30, h * 0.24, u * 12, '#dfe6e2', '#8f9c9c'),
    fog(frame, random, 0, h * 0.4, '#5c6b78', 10),
    ridge(frame, random, { y: h * 0.6, swing: h * 0.12, fill: linear(['#2b3743', '#4a5964']), count: 3, detail: 4 }),
    fog(frame, random, h * 0.5, h * 0.76),
    rect(0, ground - u, w, h, linear(['#2b313b', '#14181f', '#07090d'])),
    courtHouse(hx, ground, u * 92),
    path1,
    slabs,
    polygon(
      [
        [hx - u * 2, ground + u],
        [hx + u * 2, ground + u],
        [hx + u * 13, h],
        [hx - u * 13, h],
      ],
      linear([alpha(blood, 0.75), alpha(blood, 0)]),
      { filter: blur(u * 0.9) },
    ),
    glow(hx, ground - u * 9, u * 34, blood, 0.55),
    at(
      hx - u * 1,
      h * 0.965,
      { scale: u / 4.6 },
      path('M-9 0C-10 -16 -9 -30 -7 -38H7C9 -30 10 -16 9 0Z', '#050609'),
      circle(0, -46, 7.4, '#050609'),
      stroke('M7 -36L13 -18', '#050609', 4),
      circle(14, -15, 26, radial([alpha('#ffcf8a', 0.6), alpha('#ffcf8a', 0)])),
      box([11, -18, 6, 8], 1.6, '#ffe9b0'),
    ),
    deadTree(isBanner ? hx + u * 62 : hx - u * 68, h * 0.96, u * 66, random, '#06080c'),
    !isBanner && deadTree(hx + u * 66, h * 0.9, u * 40, random, '#0c1016'),
    fog(frame, random, h * 0.72, h * 1.02, '#b4c4cf', 16),
    times(5, (i) =>
      path(
        `M${hx + u * (8 + i * 9)} ${h * (0.12 + (i % 3) * 0.07)}q${u * 1.2} ${-u * 1.4} ${u * 2} 0q${u * 0.8} ${-u * 1.4} ${u * 2} 0q${-u * 1} ${-u * 0.2} ${-u * 2} ${u}q${-u} ${-u * 1.2} ${-u * 2} ${-u}Z`,
        '#06080c',
      ),
    ),
    vignette(frame, 0.75),
    bannerCalm(frame, '#070a11', 0.6),
  );
}

function icon(): string {
  return svg(
    iconFrame,
    sky(iconFrame, ['#070a11', '#1b2532', '#55646e']),
    moon(370, 120, 66, '#dfe6e2', '#8f9c9c'),
    rect(0, 440, 512, 80, '#0b0e14'),
    glow(256, 350, 240, blood, 0.6),
    courtHouse(256, 446, 780, { open: 0.6 }),
    rect(0, 450, 512, 70, '#0a0c11'),
    polygon(
      [
        [226, 450],
        [286, 450],
        [380, 512],
        [132, 512],
      ],
      linear([alpha(blood, 0.8), alpha(blood, 0.1)]),
    ),
    vignette(iconFrame, 0.55),
  );
}

export const scene: Scene = {
  slug: 'the-silent-house',
  cover,
  icon,
  screenshots: (kind, frame) => ([0, 1, 2] as const).map((shot) => explore(frame, kind, shot)),
};
