import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import type { AgeRating } from '#contract/values/age-ratings.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { SHARE_PICTURE_SIZE } from '#domain/page/share-picture.ts';
import { projectRoot } from '../project-root.ts';
import { drawText } from './draw-text.ts';
import { findLetters } from './find-letters.ts';
import { layOutText, measureText } from './lay-out-text.ts';
import { nightScene } from './night-scene.ts';
import type { ArticleOrder, GameOrder, SharePictureOrder, StoreOrder } from './share-picture-order.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE_SIZE;
const MARGIN = 64;
const ICON = 176;
const HEAVY = 800;
const PLAIN = 500;
const WHITE = '#ffffff';
const PALE = '#dcd8f2';
const LINE_HEIGHT = 1.24;

/** Same as the badges of the pages (`web/ui/theme.css`). */
const AGE_COLOURS = {
  '0+': '#1d6b43',
  '6+': '#2067a3',
  '12+': '#7f5a00',
  '15+': '#a64a14',
  '18+': '#b8253e',
} as const satisfies Record<AgeRating, string>;

/** Tried in order until the picture is small enough. */
const QUALITIES = [86, 78, 68, 56, 44];

/** Draws a picture of 1200 × 630 as a JPEG file; takes about a second of CPU time, so a child process does it. */
export async function drawSharePicture(order: SharePictureOrder): Promise<Uint8Array> {
  if (order.kind === 'game') return writeJpeg(await drawGame(order));
  const shapes = order.kind === 'article' ? drawTitle(order) : drawAbout(order);
  const logo = await placeLogo(
    order.kind === 'article' ? { x: MARGIN, y: 56, width: 190 } : { x: 350, y: 52, width: 500 },
  );
  return writeJpeg(sharp(makeSvg(`${nightScene()}${logo}${shapes}`)));
}

async function writeJpeg(picture: Sharp): Promise<Uint8Array> {
  const pixels = await picture.raw().toBuffer({ resolveWithObject: true });
  let written = new Uint8Array();
  for (const quality of QUALITIES) {
    const made = sharp(pixels.data, { raw: pixels.info });
    written = await made.jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (written.length <= LIMITS.sharePictureBytes) break;
  }
  return written;
}

function makeSvg(inside: string): Buffer {
  const size = `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`);
}

async function placeLogo({ x, y, width }: { x: number; y: number; width: number }): Promise<string> {
  const logo = await readFile(join(projectRoot(), 'public/logo-dark.svg'), 'utf8');
  return logo.replace(/ width="\d+" height="\d+"/, ` x="${x}" y="${y}" width="${width}" height="${width / 2}"`);
}

/** The title of an article in the sky, under the logo. */
function drawTitle({ title, lang }: ArticleOrder): string {
  const letters = findLetters([title], { weight: HEAVY, lang });
  const { size, lines } = layOutText({
    text: title,
    lang,
    letters,
    width: WIDTH - 2 * MARGIN,
    maxLines: 3,
    sizes: [84, 74, 64],
  });
  const first = 330 - ((lines.length - 1) * size * LINE_HEIGHT) / 2 + size * 0.35;
  return lines
    .map((text, index) =>
      drawText({ text, letters, x: MARGIN, y: first + index * size * LINE_HEIGHT, size, colour: WHITE }),
    )
    .join('');
}

/** A description of the store, below its logo. */
function drawAbout({ about, lang }: StoreOrder): string {
  const letters = findLetters([about], { weight: PLAIN + 100, lang });
  const { size, lines } = layOutText({ text: about, lang, letters, width: 900, maxLines: 3, sizes: [36, 32, 28] });
  return lines
    .map((text, index) => {
      const x = (WIDTH - measureText(text, letters) * size) / 2;
      return drawText({ text, letters, x, y: 362 + index * size * 1.35, size, colour: PALE });
    })
    .join('');
}

/** The game's own picture; over its lower half, as on its page, icon, name, developer, rating and category. */
async function drawGame(order: GameOrder): Promise<Sharp> {
  const { icon, background } = order;
  const ground =
    background === undefined
      ? sharp(makeSvg(nightScene()))
      : sharp(background).resize(WIDTH, HEIGHT, { fit: 'cover' }).ensureAlpha();
  const logo = await placeLogo({ x: MARGIN, y: 40, width: 170 });
  const layers: OverlayOptions[] = [{ input: makeSvg(`${drawVeil()}${logo}${drawWords(order)}`) }];
  if (icon !== undefined) layers.push({ input: await roundIcon(icon), left: MARGIN, top: HEIGHT - MARGIN - ICON });
  return ground.composite(layers);
}

function drawVeil(): string {
  const below =
    '<linearGradient id="below" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#080b1c" stop-opacity="0"/><stop offset=".45" stop-color="#080b1c" stop-opacity=".72"/><stop offset="1" stop-color="#080b1c" stop-opacity=".96"/></linearGradient>';
  const above =
    '<radialGradient id="above" cx="0" cy="0" r="1"><stop stop-color="#080b1c" stop-opacity=".86"/><stop offset=".5" stop-color="#080b1c" stop-opacity=".5"/><stop offset="1" stop-color="#080b1c" stop-opacity="0"/></radialGradient>';
  const shapes = `<rect y="170" width="${WIDTH}" height="460" fill="url(#below)"/><rect width="620" height="330" fill="url(#above)"/>`;
  return `<defs>${below}${above}</defs>${shapes}`;
}

async function roundIcon(icon: Uint8Array): Promise<Buffer> {
  const shape = (fill: string, stroke: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${ICON}" height="${ICON}"><rect x="1.5" y="1.5" width="${ICON - 3}" height="${ICON - 3}" rx="38" fill="${fill}" ${stroke}/></svg>`,
    );
  return sharp(icon)
    .resize(ICON, ICON, { fit: 'cover' })
    .ensureAlpha()
    .composite([
      { input: shape('#fff', ''), blend: 'dest-in' },
      { input: shape('none', 'stroke="#fff" stroke-opacity=".35" stroke-width="3"') },
    ])
    .png()
    .toBuffer();
}

/** Name, developer, rating and category, the last line aligned with the bottom of the icon. */
function drawWords({ name, company, category, ageRating, lang, icon }: GameOrder): string {
  const x = icon === undefined ? MARGIN : MARGIN + ICON + 36;
  const width = WIDTH - MARGIN - x;
  const heavy = findLetters([name, ageRating], { weight: HEAVY, lang });
  const plain = findLetters([company, category], { weight: PLAIN, lang });
  const one = { lang, width, maxLines: 1 } as const;
  const title = layOutText({ ...one, text: name, letters: heavy, maxLines: 2, sizes: [72, 62, 52] });
  const maker = layOutText({ ...one, text: company, letters: plain, sizes: [32] });
  const foot = HEIGHT - MARGIN - 12;
  const makerY = foot - 58;
  const titleY = makerY - 54 - (title.lines.length - 1) * title.size * LINE_HEIGHT;
  const lines = title.lines.map((text, index) =>
    drawText({
      text,
      letters: heavy,
      x,
      y: titleY + index * title.size * LINE_HEIGHT,
      size: title.size,
      colour: WHITE,
    }),
  );
  const badgeWidth = Math.round(measureText(ageRating, heavy) * 26 + 28);
  const badge = `<rect x="${x}" y="${foot - 30}" width="${badgeWidth}" height="42" rx="10" fill="${AGE_COLOURS[ageRating]}"/>`;
  return [
    ...lines,
    drawText({ text: maker.lines[0] ?? '', letters: plain, x, y: makerY, size: maker.size, colour: PALE }),
    badge,
    drawText({ text: ageRating, letters: heavy, x: x + 14, y: foot, size: 26, colour: WHITE }),
    drawText({ text: category, letters: plain, x: x + badgeWidth + 18, y: foot, size: 28, colour: PALE }),
  ].join('');
}
