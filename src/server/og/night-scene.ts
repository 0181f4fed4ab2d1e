/** The brand's background, 1200 × 630: a night sky over a row of lit arches. */

/** The gradients used by `nightScene` and the brand's icons. */
export const NIGHT_GRADIENTS =
  '<linearGradient id="n" x1="0" y1="0" x2=".4" y2="1"><stop stop-color="#34296e"/><stop offset=".55" stop-color="#1a1c48"/><stop offset="1" stop-color="#0b1026"/></linearGradient><radialGradient id="w"><stop stop-color="#ffcf66" stop-opacity=".5"/><stop offset=".5" stop-color="#c77bf0" stop-opacity=".16"/><stop offset="1" stop-color="#8b6cf0" stop-opacity="0"/></radialGradient>';

const LIT =
  '<linearGradient id="lit" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#ffe3a1"/><stop offset="1" stop-color="#d9742b"/></linearGradient>';

const n = (value: number): string => String(Number(value.toFixed(2)));

/** The content of an SVG; deterministic. */
export function nightScene(): string {
  const shootingStars =
    '<g stroke="#fff" stroke-linecap="round" stroke-width="2.5"><path d="M1010 92l-96 40" opacity=".6"/><path d="M196 150l-60 25" opacity=".35"/></g>';
  const ridge = '<path d="M0 560C180 500 300 540 460 505S760 470 900 515 1120 500 1200 545V630H0Z" fill="#141739"/>';
  const glow = '<circle cx="600" cy="560" r="760" fill="url(#w)"/><circle cx="600" cy="600" r="420" fill="url(#w)"/>';
  const ground = `<rect width="1200" height="630" fill="url(#n)"/>${glow}`;
  return `<defs>${NIGHT_GRADIENTS}${LIT}</defs>${ground}${drawStars()}${shootingStars}${ridge}${drawArches()}`;
}

function drawStars(): string {
  let seed = 7;
  const next = (): number => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const stars = Array.from({ length: 170 }, () => {
    const [x, y, size] = [next() * 1200, next() ** 1.4 * 520, next()];
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(0.6 + size * size * 1.9)}" fill="#dcd6ff" opacity="${n(0.25 + size * 0.6)}"/>`;
  });
  return stars.join('');
}

function drawArches(): string {
  const arches = Array.from({ length: 13 }, (_, index) => {
    const x = index * 100 - 50;
    const far = Math.abs(index - 6);
    const top = 500 + far * far * 1.6;
    const door = `M${x + 18} 640V${n(top + 46)}a32 32 0 0 1 64 0V640Z`;
    return `<path d="M${x} 640V${n(top)}H${x + 100}V640Z" fill="#0a0d20"/><path d="${door}" fill="url(#lit)" opacity="${n(1 - far * 0.12)}"/>`;
  });
  return arches.join('');
}
