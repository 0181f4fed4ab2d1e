import { glyphs } from '../kit/glyphs.ts';
import { peak, ridge } from '../kit/land.ts';
import { iconFrame, layoutOf } from '../kit/layout.ts';
import { alpha, blur, linear, radial, vignette } from '../kit/paint.ts';
import { skyLantern } from '../kit/props.ts';
import { createRandom, times } from '../kit/random.ts';
import { aurora, glow, motes, sky, stars } from '../kit/sky.ts';
import { at, circle, ellipse, group, path, rect, stroke, svg } from '../kit/svg.ts';
import type { Frame, Scene } from '../scene.ts';

const [gold, jade, paper] = ['#ffab2e', '#3fd0a0', '#ff7a3d'];

/** A lantern with a letter brushed on its paper. */
function letterLantern(x: number, y: number, size: number, letter: string, color: string, angle = 0): string {
  return at(
    x,
    y,
    { angle },
    skyLantern(0, 0, size, color),
    glyphs(letter, 0, -size * 0.24, size * 0.38, { anchor: 'middle', color: '#5a1c10', weight: 1.75, opacity: 0.88 }),
  );
}

/** A person at the shore letting a lantern go. */
function watcher(x: number, y: number, height: number, color: string, isChild = false): string {
  return at(
    x,
    y,
    { scale: height / 100 },
    path(isChild ? 'M-15 0L-11 -58Q0 -68 11 -58L18 0Z' : 'M-17 0L-13 -64Q0 -76 13 -64L19 0Z', color),
    circle(0, isChild ? -76 : -84, isChild ? 12 : 11, color),
    stroke('M8 -58L26 -88M-8 -58L14 -90', color, 6),
    stroke('M-12 -60V-20', alpha('#ffb35a', 0.7), 2),
  );
}

function night(frame: Frame, seed: string): string {
  const random = createRandom(seed);
  return (
    sky(frame, ['#0a1240', '#27276b', [0.55, '#6a3f86'], [0.72, '#d9705a']]) +
    stars(frame, random, 200, { bottom: 0.5 }) +
    aurora(frame, random, '#7a6bff', frame.height * 0.3, frame.height * 0.22, 0.25)
  );
}

function cover(frame: Frame): string {
  const { w, h, u, cx } = layoutOf(frame);
  const random = createRandom('lantern');
  const shore = h * 0.7;
  const word = [...'LIGHT'].map((letter, i) => {
    const color = [jade, gold, paper, jade, gold][i] ?? gold;
    return letterLantern(
      cx + (i - 2) * u * 26,
      h * ([0.43, 0.31, 0.36, 0.27, 0.4][i] ?? 0.3),
      u * 25,
      letter,
      color,
      [-6, 3, -2, 5, 7][i] ?? 0,
    );
  });
  const far = times(64, () => {
    const [x, y, size] = [random.next() * w, random.range(0.03, 0.64) * h, u * random.range(1.1, 4.6)];
    return group({ opacity: 0.45 + (size / u) * 0.1 }, skyLantern(x, y, size, random.pick([gold, paper, '#ffc35a'])));
  });
  const reflections = times(90, () => {
    const t = random.next();
    return ellipse(
      cx + random.range(-0.5, 0.5) * w,
      shore + t * (h - shore) * 0.8,
      u * random.range(0.8, 4),
      u * 0.22 * (0.5 + t),
      random.pick([gold, paper, '#ffd98a']),
      { opacity: random.range(0.15, 0.6) },
    );
  });
  return svg(
    frame,
    night(frame, 'word-lantern'),
    peak(cx - u * 56, shore, u * 78, u * 27, '#4a3a7a', '#a98ac0'),
    peak(cx + u * 62, shore, u * 92, u * 32, '#463574', '#a98ac0'),
    peak(cx - u * 4, shore, u * 70, u * 18, '#5a447f', '#b592bb'),
    glow(cx, shore, u * 90, '#ff9a6a', 0.5),
    ridge(frame, random, { y: shore - u * 3, swing: u * 5, count: 6, detail: 4, fill: '#241f52' }),
    rect(0, shore, w, h - shore, linear(['#b0627a', '#3a2c6b', '#0c1238'])),
    reflections,
    far,
    word,
    group(
      { opacity: 0.5, filter: blur(u * 0.9) },
      [...'LIGHT'].map((_, i) =>
        ellipse(cx + (i - 2) * u * 26, h * 0.83, u * 6, u * 3, [jade, gold, paper, jade, gold][i] ?? gold, {
          opacity: 0.7,
        }),
      ),
    ),
    path(
      `M0 ${h}V${h * 0.9}Q${w * 0.25} ${h * 0.83} ${w * 0.5} ${h * 0.92}T${w} ${h * 0.88}V${h}Z`,
      linear(['#1a1440', '#080a22']),
    ),
    times(50, () => {
      const x = random.next() * w;
      return stroke(
        `M${x} ${h}Q${x + u} ${h * 0.95} ${x + u * random.range(-2, 3)} ${h * random.range(0.86, 0.93)}`,
        '#0b0c28',
        u * 0.35,
      );
    }),
    watcher(cx - u * 36, h * 0.93, u * 17, '#0d0d2c'),
    watcher(cx - u * 28, h * 0.935, u * 12, '#0d0d2c', true),
    skyLantern(cx - u * 31, h * 0.71, u * 6.5, gold),
    watcher(cx + u * 42, h * 0.925, u * 16, '#0d0d2c'),
    skyLantern(cx + u * 46, h * 0.67, u * 6, paper),
    motes([0, h * 0.3, w, h * 0.6], random, { count: 40, color: '#ffc97a', size: u * 0.2 }),
    vignette(frame, 0.5, '#04051c'),
  );
}

function icon(): string {
  const random = createRandom('word-icon');
  return svg(
    iconFrame,
    night(iconFrame, 'icon'),
    times(12, () => skyLantern(random.next() * 512, random.next() * 400, random.range(18, 44), paper)),
    rect(0, 430, 512, 82, linear(['#b0627a', '#171445'])),
    circle(256, 260, 260, radial([alpha('#ffb35a', 0.55), alpha('#ffb35a', 0)])),
    letterLantern(256, 254, 380, 'A', gold),
  );
}

export const scene: Scene = { slug: 'word-lantern', cover, icon, screenshots: () => [] };
