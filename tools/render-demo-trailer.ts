/**
 * Cuts the trailer of a demo game from its drawings, with a piece of the store's music: slow movements over the
 * pictures, one fading into the next. Needs ffmpeg. Run with `node tools/render-demo-trailer.ts` after a change of the
 * drawings; the result is committed.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..');
const GAME = join(ROOT, 'demo/assets/starsea-voyage');
const MUSIC = join(ROOT, 'public/music');
const PIECE = 'deep-current';

const FPS = 30;
const SHOT_SECONDS = 2.8;
const FADE_SECONDS = 0.5;
const SIZE = '1280x720';

interface Shot {
  readonly picture: string;
  /** Where it begins and ends: how much of the picture is seen, and its middle, as shares of the picture. */
  readonly from: View;
  readonly to: View;
}
type View = readonly [share: number, x: number, y: number];

const SHOTS: readonly Shot[] = [
  { picture: 'background.webp', from: [0.55, 0.3, 0.6], to: [0.8, 0.55, 0.5] },
  { picture: 'computer-1.webp', from: [0.7, 0.36, 0.5], to: [0.7, 0.64, 0.5] },
  { picture: 'computer-2.webp', from: [0.6, 0.5, 0.4], to: [0.85, 0.5, 0.5] },
  { picture: 'computer-3.webp', from: [0.7, 0.64, 0.55], to: [0.7, 0.4, 0.45] },
  { picture: 'background.webp', from: [0.7, 0.6, 0.5], to: [1, 0.5, 0.5] },
];
const SECONDS = SHOTS.length * SHOT_SECONDS - (SHOTS.length - 1) * FADE_SECONDS;

/** A movement that begins and ends gently. The picture is enlarged first, since `zoompan` moves by whole pixels. */
function filterShot({ from, to }: Shot, index: number): string {
  const frames = SHOT_SECONDS * FPS;
  const between = (a: number, b: number) => `(${a}+(${b}-${a})*(1-cos(PI*on/${frames}))/2)`;
  const [x, y] = [between(from[1], to[1]), between(from[2], to[2])];
  const move = `z='1/${between(from[0], to[0])}':x='iw*${x}-iw/zoom/2':y='ih*${y}-ih/zoom/2'`;
  return `[${index}:v]scale=5760:3240:flags=lanczos,zoompan=${move}:d=${frames}:s=${SIZE}:fps=${FPS},format=yuv420p,settb=1/${FPS}[s${index}]`;
}

/** Joins the shots; each fades into the next. */
function joinShots(): string {
  const joins = SHOTS.slice(1).map((_, index) => {
    const former = index === 0 ? 's0' : `j${index}`;
    const offset = ((index + 1) * (SHOT_SECONDS - FADE_SECONDS)).toFixed(2);
    return `[${former}][s${index + 1}]xfade=transition=fade:duration=${FADE_SECONDS}:offset=${offset}[j${index + 1}]`;
  });
  const ends = `fade=t=in:d=0.4,fade=t=out:d=0.6:st=${SECONDS - 0.6}`;
  return [...joins, `[j${SHOTS.length - 1}]${ends}[picture]`].join(';');
}

async function findPiece(): Promise<string> {
  const name = (await readdir(MUSIC)).find((file) => file.startsWith(`${PIECE}.`) && file.endsWith('.weba'));
  if (name === undefined) throw new Error(`no recording of ${PIECE}`);
  return join(MUSIC, name);
}

const folder = await mkdtemp(join(tmpdir(), 'trailer-'));
const inputs = [...SHOTS.flatMap(({ picture }) => ['-i', join(GAME, picture)]), '-i', await findPiece()];
const sound = `[${SHOTS.length}:a]atrim=0:${SECONDS},afade=t=in:d=0.5,afade=t=out:d=1.5:st=${SECONDS - 1.5}[sound]`;
const filters = [...SHOTS.map(filterShot), joinShots(), sound].join(';');
const plain = join(folder, 'plain.mkv');
const ffmpeg = (args: readonly string[]) => run('ffmpeg', ['-nostdin', '-loglevel', 'error', '-y', ...args]);
await ffmpeg([
  ...inputs,
  ...['-filter_complex', filters, '-map', '[picture]', '-map', '[sound]', '-t', String(SECONDS)],
  ...['-c:v', 'libx264', '-qp', '8', '-preset', 'veryfast', '-c:a', 'flac', plain],
]);
const encode = [
  '-c:v',
  'libvpx-vp9',
  '-b:v',
  '640k',
  '-g',
  '120',
  '-row-mt',
  '1',
  '-deadline',
  'good',
  '-cpu-used',
  '2',
];
const passes = ['-passlogfile', join(folder, 'pass')];
await ffmpeg(['-i', plain, ...encode, ...passes, '-pass', '1', '-an', '-f', 'null', '-']);
await ffmpeg([
  ...['-i', plain, ...encode, ...passes, '-pass', '2', '-c:a', 'libopus', '-b:a', '64k'],
  ...['-map_metadata', '-1', '-fflags', '+bitexact', join(GAME, 'trailer.webm')],
]);
await rm(folder, { recursive: true });
