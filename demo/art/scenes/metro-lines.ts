import { iconFrame, layoutOf } from '../kit/layout.ts';
import { alpha, bannerCalm, darken, lighten, linear } from '../kit/paint.ts';
import { times } from '../kit/random.ts';
import { at, circle, ellipse, group, path, rect, stroke, svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';
import { lines, network, paper, train } from './metro-lines/motifs.ts';
import { simulation } from './metro-lines/play.ts';

function cover(frame: Frame): string {
  const { w, h, u, cx, isBanner } = layoutOf(frame);
  const k = u * (isBanner ? 0.84 : 0.98);
  const city = [
    network({ count: 6, river: '#a9d6e6', width: 5.4 }),
    train(-62, 22, 22, 0, lines[0]),
    train(43, -21, 20, -45, lines[0], 2),
    train(46, -14, 20, 45, lines[2], 3),
    train(20, 20, 20, 180, lines[3]),
    train(-52, -8, 20, 45, lines[1], 1),
    train(2, -50, 18, 90, lines[4], 3),
    train(84, -54, 18, 90, lines[5], 2),
  ];
  const skew = `translate(${cx} ${h * 0.5}) scale(${k} ${k * 0.72}) rotate(-24) skewX(-12)`;
  const tower = (x: number, y: number, width: number, tall: number, hue: string): string =>
    at(
      cx + x * u,
      h * 0.5 + y * u,
      { scale: u },
      ellipse(width * 0.7, 0, width * 1.4, 2, alpha('#20263a', 0.2)),
      path(`M${-width} 0V${-tall}L0 ${-tall + width * 0.5}V${width * 0.5}Z`, hue),
      path(`M${width} 0V${-tall}L0 ${-tall + width * 0.5}V${width * 0.5}Z`, darken(hue, 0.22)),
      path(
        `M${-width} ${-tall}L0 ${-tall - width * 0.5}L${width} ${-tall}L0 ${-tall + width * 0.5}Z`,
        lighten(hue, 0.4),
      ),
      times(Math.floor(tall / 3.4), (i) =>
        path(
          `M${-width * 0.8} ${-tall + 2.2 + i * 3.2}l${width * 0.6} ${width * 0.3}v1.3l${-width * 0.6} ${-width * 0.3}Z`,
          alpha('#ffffff', 0.6),
        ),
      ),
    );
  return svg(
    frame,
    rect(0, 0, w, h, linear([lighten(paper, 0.35), paper, darken(paper, 0.1)], 50)),
    group({ transform: skew }, city),
    tower(-50, -16, 5, 17, '#e9a58c'),
    tower(-40, -20, 4, 11, '#8fb6c9'),
    tower(24, -25, 5, 20, '#8fa3d6'),
    tower(34, -20, 4, 12, '#e8c27a'),
    tower(58, 4, 5, 15, '#7fc0a8'),
    tower(-18, 34, 5.5, 16, '#d79ac0'),
    tower(-6, 38, 4, 10, '#8fb6c9'),
    tower(66, 32, 6, 22, '#e9a58c'),
    tower(-66, 28, 5, 14, '#e8c27a'),
    bannerCalm(frame, '#1d2336', 0.9),
  );
}

function icon(): string {
  const d = ['M-40 430H150L300 280V-40', 'M120 560V330L330 120H560', 'M-40 150H210L440 380V560'];
  return svg(
    iconFrame,
    rect(0, 0, 512, 512, linear([lighten(paper, 0.4), darken(paper, 0.08)], 60)),
    d.map(
      (line, i) =>
        at(0, 10, {}, stroke(line, alpha('#20263a', 0.2), 52)) +
        stroke(line, lines[i] ?? lines[0], 52) +
        stroke(line, alpha('#ffffff', 0.3), 12),
    ),
    train(268, 312, 150, -45, lines[0], 3),
    circle(258, 193, 56, '#ffffff', { stroke: '#20263a', 'stroke-width': 22 }),
    circle(258, 193, 20, '#20263a'),
    circle(150, 430, 30, '#ffffff', { stroke: '#20263a', 'stroke-width': 15 }),
  );
}

export const scene: Scene = {
  slug: 'metro-lines',
  cover,
  icon,
  screenshots: (kind, frame) => ([0, 1, 2] as const).map((index) => simulation(frame, kind, index)),
};
