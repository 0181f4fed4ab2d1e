import type { Frame, Origin, Stack } from './read-stacks.ts';

const WIDTH = 1200;
const ROW = 17;
const HEAD = 44;
/** Narrower frames, of that share, would only be lines. */
const LEAST = 0.002;
const LETTER = 6.2;

const COLORS: Readonly<Record<Origin, string>> = { starhall: '#f2b84b', package: '#8fb8e8', node: '#c9ccd3' };
const NAMES: Readonly<Record<Origin, string>> = {
  starhall: 'Starhall and what is bundled with it',
  package: 'other packages',
  node: 'Node.js and V8',
};

interface Branch {
  readonly frame: Frame;
  time: number;
  readonly branches: Map<string, Branch>;
}

/** Draws stacks as a picture: the width of a function is its share of the time, what it calls lies below it. */
export function drawFlameGraph(title: string, stacks: readonly Stack[]): string {
  const root: Branch = { frame: { name: title, origin: 'node' }, time: 0, branches: new Map() };
  for (const { frames, time } of stacks) grow(root, frames, time);
  const boxes: string[] = [];
  const depth = drawBranches(root, { boxes, left: 0, row: 0, total: root.time });
  const height = HEAD + (depth + 1) * ROW;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="monospace" font-size="10.5">`,
    `<title>${escapeXml(title)}</title>`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    `<text x="8" y="18" font-size="14" font-family="sans-serif" font-weight="bold">${escapeXml(title)}</text>`,
    ...(Object.keys(COLORS) as Origin[]).map(drawLegend),
    ...boxes,
    '</svg>\n',
  ].join('\n');
}

function grow(branch: Branch, frames: readonly Frame[], time: number): void {
  let at = branch;
  at.time += time;
  for (const frame of frames) {
    const next = at.branches.get(frame.name) ?? { frame, time: 0, branches: new Map() };
    at.branches.set(frame.name, next);
    next.time += time;
    at = next;
  }
}

interface Drawing {
  readonly boxes: string[];
  readonly left: number;
  readonly row: number;
  readonly total: number;
}

/** Returns the deepest row. */
function drawBranches({ branches }: Branch, { boxes, left, row, total }: Drawing): number {
  let deepest = row;
  let at = left;
  for (const branch of [...branches.values()].sort((one, other) => other.time - one.time)) {
    const share = branch.time / total;
    if (share < LEAST) break;
    boxes.push(drawBox(branch, at, row, share));
    deepest = Math.max(deepest, drawBranches(branch, { boxes, left: at, row: row + 1, total }));
    at += share * WIDTH;
  }
  return deepest;
}

function drawBox({ frame }: Branch, left: number, row: number, share: number): string {
  const width = share * WIDTH;
  const x = left.toFixed(1);
  const y = HEAD + row * ROW;
  const letters = Math.floor((width - 6) / LETTER);
  const label = frame.name.length > letters ? `${frame.name.slice(0, Math.max(0, letters - 1))}…` : frame.name;
  const text = letters < 3 ? '' : `<text x="${(left + 3).toFixed(1)}" y="${y + 12}">${escapeXml(label)}</text>`;
  const title = `<title>${escapeXml(frame.name)}: ${(share * 100).toFixed(1)} %</title>`;
  const box = `<rect x="${x}" y="${y}" width="${width.toFixed(1)}" height="${ROW - 1}" fill="${COLORS[frame.origin]}" stroke="#fff" stroke-width=".5"/>`;
  return `<g>${title}${box}${text}</g>`;
}

function drawLegend(origin: Origin, index: number): string {
  const x = 8 + index * 270;
  return `<rect x="${x}" y="26" width="11" height="11" fill="${COLORS[origin]}"/><text x="${x + 16}" y="35">${NAMES[origin]}</text>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
