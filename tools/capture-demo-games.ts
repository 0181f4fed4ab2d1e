/**
 * Takes the store screenshots of the demo games from the games themselves: serves a game as a store does, lets its
 * scenario play it, and writes pictures and their entries in the assets manifest.
 *
 *   node tools/capture-demo-games.ts [--lang=en-US] [slug …]     (all games that have a scenario when none is named)
 *
 * The pictures of zh-TW have no language in their names, those of another language do: computer-1.en-US.webp.
 *
 * The browser is the one at CHROMIUM_PATH, or /usr/bin/chromium.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { serveDemoGames } from './demo-game-server.ts';

type Kind = 'computer' | 'mobile';
/** `kinds`: the pictures to capture; the game's other pictures are drawn. */
type Scenario = { play: (page: Page, index: number, kind: Kind) => Promise<void>; kinds?: readonly Kind[] };
type ManifestEntry = { width: number; height: number; bytes: number; placeholder: string };

const ASSETS = new URL('../demo/assets/', import.meta.url);
const SCENARIOS = new URL('./demo-game-scenarios/', import.meta.url);
const MANIFEST = new URL('manifest.json', ASSETS);
const MOST_BYTES = 120_000;

/** The number of pictures per kind, and the window size; a picture measures that times `scale`. */
const SHOTS = {
  computer: { count: 3, width: 1280, height: 720, scale: 1.5, smallWidth: 640 },
  mobile: { count: 2, width: 360, height: 640, scale: 3, smallWidth: 360 },
} as const;

const BROWSER_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];
const BROWSER_QUIET = ['--disable-background-networking', '--disable-component-update'];

/** The language of the pictures. */
const LANG = /^--lang=([\w-]+)$/.exec(process.argv.find((word) => word.startsWith('--lang=')) ?? '')?.[1] ?? 'zh-TW';
const ENDING = LANG === 'zh-TW' ? '' : `.${LANG}`;

async function main(): Promise<void> {
  const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const slugs = wanted.length > 0 ? wanted : await listScenarios();
  const server = await serveDemoGames();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...BROWSER_ARGS, ...BROWSER_QUIET],
  });
  try {
    for (const slug of slugs) await captureGame({ browser, origin: server.origin, slug });
  } finally {
    await browser.close();
    server.close();
  }
}

async function listScenarios(): Promise<string[]> {
  const files = await readdir(SCENARIOS);
  return files.filter((file) => file.endsWith('.ts')).map((file) => file.slice(0, -3));
}

async function captureGame({ browser, origin, slug }: { browser: Browser; origin: string; slug: string }) {
  const scenario: Scenario = await import(new URL(`${slug}.ts`, SCENARIOS).href);
  const pictures: Picture[] = [];
  for (const kind of scenario.kinds ?? (['computer', 'mobile'] as const)) {
    for (let index = 1; index <= SHOTS[kind].count; index++) {
      const theme = index % 2 === 1 ? 'light' : 'dark';
      const url = `${origin}/play/${slug}?lang=${LANG}&theme=${theme}&muted=true`;
      const picture = await takePicture({ browser, url, kind, play: (page) => scenario.play(page, index, kind) });
      pictures.push({ picture, name: `${slug}/${kind}-${index}${ENDING}`, smallWidth: SHOTS[kind].smallWidth });
    }
  }
  await mkdir(new URL(`${slug}/`, ASSETS), { recursive: true });
  const entries: Record<string, ManifestEntry> = {};
  for (const shot of pictures) {
    const entry = await writePicture(shot);
    entries[`${shot.name}.webp`] = entry;
    console.info(`${shot.name}.webp ${entry.bytes} bytes`);
  }
  await mergeManifest(entries);
}

type Sitting = { browser: Browser; url: string; kind: Kind; play: (page: Page) => Promise<void> };

async function takePicture({ browser, url, kind, play }: Sitting): Promise<Buffer> {
  const { width, height, scale } = SHOTS[kind];
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    hasTouch: kind === 'mobile',
    isMobile: kind === 'mobile',
  });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForTimeout(600);
    await play(page);
    return await page.screenshot();
  } finally {
    await context.close();
  }
}

type Picture = { picture: Buffer; name: string; smallWidth: number };

/** Writes the picture and its thumbnail at the highest quality within the size limit. */
async function writePicture({ picture, name, smallWidth }: Picture): Promise<ManifestEntry> {
  let quality = 82;
  let full = await sharp(picture).webp({ quality, effort: 6 }).toBuffer({ resolveWithObject: true });
  while (full.data.length > MOST_BYTES && quality > 40) {
    quality -= 8;
    full = await sharp(picture).webp({ quality, effort: 6 }).toBuffer({ resolveWithObject: true });
  }
  await writeFile(new URL(`${name}.webp`, ASSETS), full.data);
  const small = await sharp(picture).resize({ width: smallWidth }).webp({ quality: 80, effort: 6 }).toBuffer();
  await writeFile(new URL(`${name}-w${smallWidth}.webp`, ASSETS), small);
  const { width, height } = full.info;
  return { width, height, bytes: full.data.length, placeholder: await meanColours(picture) };
}

/** The mean colors of the upper and the lower half, `rrggbb-rrggbb`. */
async function meanColours(picture: Buffer): Promise<string> {
  const pixels = await sharp(picture).removeAlpha().resize(1, 2, { fit: 'fill', kernel: 'linear' }).raw().toBuffer();
  return [pixels.subarray(0, 3), pixels.subarray(3, 6)].map((pixel) => pixel.toString('hex')).join('-');
}

/** Other tools write this file too, so read it again just before writing. */
async function mergeManifest(entries: Record<string, ManifestEntry>): Promise<void> {
  const text = await readFile(MANIFEST, 'utf8').catch(() => '{}');
  const found: Record<string, unknown> = JSON.parse(text);
  const merged = Object.entries({ ...found, ...entries }).sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = merged.map(([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`);
  await writeFile(MANIFEST, `{\n${lines.join(',\n')}\n}\n`);
}

await main();
