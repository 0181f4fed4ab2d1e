import { iconFrame, layoutOf } from '../kit/layout.ts';
import { alpha, bannerCalm, blur, halo, linear, vignette } from '../kit/paint.ts';
import { createNoise, createRandom } from '../kit/random.ts';
import { rays } from '../kit/sky.ts';
import { at, group, rect, svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';
import { backdrop, equaliser, record, waveform } from './beat-city/motifs.ts';
import { stage } from './beat-city/play.ts';

function cover(frame: Frame): string {
  const { w, h, u, cx, isBanner } = layoutOf(frame);
  const ground = h * 0.8;
  const noise = createNoise(createRandom('beat'), 2);
  const shape = (t: number, seed: number): number => {
    const d = (t * w - cx) / (w * (isBanner ? 0.24 : 0.42));
    return (
      0.12 + 0.62 * Math.exp(-d * d) * (0.55 + 0.45 * noise(t * 30 + seed)) + 0.12 * Math.abs(noise(t * 19 + seed))
    );
  };
  const back = group(
    { opacity: 0.35 },
    equaliser({ x: -u, y: ground, w: w + u * 2, top: h * 0.86 }, Math.round(w / (u * 4)), (t) => shape(t, 9)),
  );
  const front = equaliser({ x: -u, y: ground, w: w + u * 2, top: h * 0.62 }, Math.round(w / (u * 6)), (t) =>
    shape(t, 2),
  );
  return svg(
    frame,
    backdrop(frame),
    rays(cx, h * 0.4, w * 0.8, '#ff62b5', 16, 0.16),
    record(cx, h * 0.38, u * 33),
    back,
    front,
    rect(0, ground, w, h - ground, linear(['#1c0b3c', '#05030d'])),
    group({ opacity: 0.42, filter: blur(u * 0.45), 'clip-path': 'none' }, at(0, ground * 2, { scale: [1, -1] }, front)),
    rect(0, ground + u * 4, w, h, linear([alpha('#05030d', 0), alpha('#05030d', 0.9)])),
    rect(0, ground - u * 0.2, w, u * 0.4, '#ffffff', { opacity: 0.75, filter: halo(u, '#ff62b5') }),
    waveform(w, h * 0.6, h * 0.2, 'wave', cx),
    vignette(frame, 0.55),
    bannerCalm(frame, '#0a0418', 0.7),
  );
}

function icon(): string {
  return svg(
    iconFrame,
    backdrop(iconFrame),
    record(256, 214, 176),
    equaliser(
      { x: 22, y: 512, w: 478, top: 400 },
      6,
      (t) => [0.38, 0.66, 0.5, 0.86, 0.56, 0.3][Math.round(t * 6)] ?? 0.4,
    ),
  );
}

export const scene: Scene = {
  slug: 'beat-city',
  cover,
  icon,
  screenshots: (kind, frame) => ([0, 1, 2] as const).map((index) => stage(frame, kind, index)),
};
