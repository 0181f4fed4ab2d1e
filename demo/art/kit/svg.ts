import type { Frame } from '../scene.ts';

/** Nested pieces of SVG; false and undefined draw nothing, so `condition && piece` works. */
export type Art = string | false | undefined | readonly Art[];
export type Attrs = Readonly<Record<string, string | number | undefined>>;
export type Point = readonly [x: number, y: number];

/** Gradients, filters and clips by id; a document carries only those that it refers to. */
const definitions = new Map<string, string>();
const idsByBody = new Map<string, string>();

/** Registers a definition (its body written without id) and returns its `url(#…)`; equal bodies share one. */
export function define(tag: string, attrs: Attrs, body: string): string {
  const content = `<${tag} id="@"${writeAttrs(attrs)}>${body}</${tag}>`;
  const known = idsByBody.get(content);
  if (known) return `url(#${known})`;
  const id = `d${idsByBody.size}`;
  idsByBody.set(content, id);
  definitions.set(id, content.replace('"@"', `"${id}"`));
  return `url(#${id})`;
}

/** A complete SVG document of the frame's size. */
export function svg(frame: Frame, ...art: Art[]): string {
  const body = flat(art);
  const { width, height } = frame;
  const box = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><defs>${collect(body)}</defs>${body}</svg>`;
}

function collect(body: string): string {
  const found = new Map<string, string>();
  const visit = (text: string): void => {
    for (const [, id = ''] of text.matchAll(/url\(#(\w+)\)/g)) {
      const definition = definitions.get(id);
      if (definition === undefined || found.has(id)) continue;
      found.set(id, definition);
      visit(definition);
    }
  };
  visit(body);
  return [...found.values()].join('');
}

/** Joins nested pieces. */
export function flat(art: Art): string {
  if (art === false || art === undefined) return '';
  return typeof art === 'string' ? art : art.map(flat).join('');
}

/** A coordinate short enough for a file, precise enough for a picture. */
export function num(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function writeAttrs(attrs: Attrs): string {
  return Object.entries(attrs)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${typeof value === 'number' ? num2(value) : value}"`))
    .join('');
}

function num2(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** Any element without children. A shape's opacity goes to its paints: compositing a layer per shape is far slower. */
export function el(tag: string, attrs: Attrs): string {
  const { opacity, ...rest } = attrs;
  const paints = opacity === undefined ? {} : { 'fill-opacity': opacity, 'stroke-opacity': opacity };
  return `<${tag}${writeAttrs({ ...rest, ...paints })}/>`;
}

/** A group; attributes such as opacity, filter, clip-path and transform apply to all of it. */
export function group(attrs: Attrs, ...art: Art[]): string {
  return `<g${writeAttrs(attrs)}>${flat(art)}</g>`;
}

/** Draws pieces around their own origin at x, y; scale may be [sx, sy] to mirror; the angle is in degrees. */
export function at(x: number, y: number, options: { scale?: number | Point; angle?: number }, ...art: Art[]): string {
  const { scale = 1, angle = 0 } = options;
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
  const turn = angle === 0 ? '' : ` rotate(${num(angle)})`;
  const size = sx === 1 && sy === 1 ? '' : ` scale(${num2(sx)} ${num2(sy)})`;
  return group({ transform: `translate(${num(x)} ${num(y)})${turn}${size}` }, ...art);
}

export function rect(x: number, y: number, width: number, height: number, fill: string, attrs: Attrs = {}): string {
  return el('rect', { x, y, width: Math.max(0, width), height: Math.max(0, height), fill, ...attrs });
}

/** A rectangle with rounded corners. */
export function box(size: readonly [number, number, number, number], radius: number, fill: string, attrs: Attrs = {}) {
  return rect(...size, fill, { rx: radius, ...attrs });
}

export function circle(cx: number, cy: number, r: number, fill: string, attrs: Attrs = {}): string {
  return el('circle', { cx, cy, r: Math.max(0, r), fill, ...attrs });
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, attrs: Attrs = {}): string {
  return el('ellipse', { cx, cy, rx: Math.max(0, rx), ry: Math.max(0, ry), fill, ...attrs });
}

export function path(d: string, fill: string, attrs: Attrs = {}): string {
  return el('path', { d, fill, ...attrs });
}

/** A stroked line through a path, with round ends. */
export function stroke(d: string, color: string, width: number, attrs: Attrs = {}): string {
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return el('path', { d, fill: 'none', stroke: color, 'stroke-width': width, ...round, ...attrs });
}

export function polygon(points: readonly Point[], fill: string, attrs: Attrs = {}): string {
  return path(`${polyline(points)}Z`, fill, attrs);
}

/** Path data of straight lines through points. */
export function polyline(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`).join('');
}

/** Path data of a smooth curve through points (Catmull-Rom). */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const get = (i: number): Point =>
    points[closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))] ?? [0, 0];
  const [startX, startY] = get(0);
  let d = `M${num(startX)} ${num(startY)}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const one = `${num(bx + (cx - ax) / 6)} ${num(by + (cy - ay) / 6)}`;
    const two = `${num(cx - (dx - bx) / 6)} ${num(cy - (dy - by) / 6)}`;
    d += `C${one} ${two} ${num(cx)} ${num(cy)}`;
  }
  return closed ? `${d}Z` : d;
}

/** Path data of a star or, with inner near outer, a gear-like burst. */
export function starPath(cx: number, cy: number, outer: number, inner = outer * 0.45, tips = 5): string {
  const points = Array.from({ length: tips * 2 }, (_, i): Point => {
    const angle = (i * Math.PI) / tips - Math.PI / 2;
    const r = i % 2 === 0 ? outer : inner;
    return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
  });
  return `${polyline(points)}Z`;
}
