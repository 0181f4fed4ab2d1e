/**
 * Draws the demo catalog's pictures into demo/assets, so that a first start only copies files.
 * Run: `node tools/render-demo-art.ts [slug…]`; without slugs every scene and every logo of a studio is drawn.
 */
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Raw, type Sharp } from 'sharp';
import { drawProductIcons } from '#demo/art/product-icons.ts';
import type { Frame, Scene } from '#demo/art/scene.ts';
import { studioLogos } from '#demo/art/studio-logos.ts';
import { meanColours } from '#server/images/mean-colours.ts';

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** Mean colors of the upper and the lower half, shown while the picture loads. */
  readonly placeholder: string;
}

interface Raster {
  readonly data: Buffer;
  readonly raw: Raw;
}

interface Rendition {
  readonly suffix: string;
  readonly width: number;
}

interface Job {
  readonly svg: string;
  /** The file name in demo/assets, without suffix and extension. */
  readonly name: string;
  readonly renditions: readonly Rendition[];
  readonly quality?: number;
  readonly maxBytes?: number;
}

const root = path.resolve(import.meta.dirname, '..');
const assets = path.join(root, 'demo/assets');
const wide = { width: 1920, height: 1080 } as const satisfies Frame;
const tall = { width: 1080, height: 1920 } as const satisfies Frame;
const maxBackgroundBytes = 88_000;
const maxIconBytes = 60_000;
/** Games list up to six products on a page. */
const maxProductBytes = 12_000;
const iconRenditions = [
  { suffix: '-w96', width: 96 },
  { suffix: '-w192', width: 192 },
] as const satisfies readonly Rendition[];

const bannerSlugs = new Set([
  ...['starsea-voyage', 'neon-dusk', 'letters-from-the-isle', 'number-hills', 'firefly-woods'],
  // Of collections.
  ...['teahouse-pairs', 'song-of-the-mountain'],
]);
const bannerFrames = [
  ['large', { width: 1910, height: 630 }],
  ['medium', { width: 960, height: 385 }],
  ['small', { width: 600, height: 240 }],
] as const satisfies readonly (readonly [string, Frame])[];

await main(process.argv.slice(2));

async function main(slugs: readonly string[]): Promise<void> {
  const scenes = await loadScenes();
  const unknown = slugs.filter((slug) => !scenes.has(slug) && !studioLogos.has(slug));
  if (unknown.length > 0) throw new Error(`no scene exports the slug ${unknown.join(', ')}`);
  for (const slug of slugs.length > 0 ? slugs : scenes.keys()) {
    const scene = scenes.get(slug);
    if (!scene) continue;
    const started = performance.now();
    const entries = await renderScene(scene);
    await updateManifest(entries);
    const kilobytes = Math.round([...entries.values()].reduce((sum, entry) => sum + entry.bytes, 0) / 1000);
    console.info(`${slug}: ${entries.size} pictures, ${kilobytes} kB, ${Math.round(performance.now() - started)} ms`);
  }
  for (const [slug, draw] of studioLogos) {
    if (slugs.length > 0 && !slugs.includes(slug)) continue;
    await updateManifest(new Map([[`${slug}/icon.png`, await renderIcon(slug, draw())]]));
  }
}

async function loadScenes(): Promise<Map<string, Scene>> {
  const folder = path.join(root, 'demo/art/scenes');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).sort();
  const scenes = new Map<string, Scene>();
  for (const file of files) {
    try {
      const { scene }: { scene: Scene } = await import(path.join(folder, file));
      scenes.set(scene.slug, scene);
    } catch (error) {
      console.error(`${file} cannot be drawn: ${String(error)}`);
      process.exitCode = 1;
    }
  }
  return scenes;
}

async function renderScene(scene: Scene): Promise<Map<string, Picture>> {
  await mkdir(path.join(assets, 'banners'), { recursive: true });
  const entries = new Map<string, Picture>();
  entries.set(`${scene.slug}/icon.png`, await renderIcon(scene.slug, scene.icon()));
  for (const job of listJobs(scene)) entries.set(`${job.name}.webp`, await renderWebp(job));
  return entries;
}

function listJobs(scene: Scene): Job[] {
  const { slug } = scene;
  const background = [
    { suffix: '-w480', width: 480 },
    { suffix: '-w960', width: 960 },
  ];
  const shots = (kind: 'mobile' | 'computer', frame: Frame, rendition: Rendition): Job[] =>
    scene
      .screenshots(kind, frame)
      .map((svg, i) => ({ svg, name: `${slug}/${kind}-${i + 1}`, renditions: [rendition] }));
  const products = [...drawProductIcons(scene)].map(([id, svg]) => ({ svg, name: `${slug}/product-${id}` }));
  const banners = bannerSlugs.has(slug) ? bannerFrames : [];
  return [
    { svg: scene.cover(wide), name: `${slug}/background`, renditions: background, quality: 82 },
    ...products.map((job) => ({ ...job, renditions: iconRenditions, quality: 84, maxBytes: maxProductBytes })),
    ...shots('mobile', tall, { suffix: '-w360', width: 360 }),
    ...shots('computer', wide, { suffix: '-w640', width: 640 }),
    ...banners.map(([size, frame]) => ({
      svg: scene.cover(frame),
      name: `banners/${slug}-${size}`,
      renditions: [],
      quality: 84,
    })),
  ];
}

async function renderIcon(slug: string, svg: string): Promise<Picture> {
  const folder = path.join(assets, slug);
  await mkdir(folder, { recursive: true });
  const raster = await rasterize(svg);
  const png = await encodeIcon(raster);
  await writeFile(path.join(folder, 'icon.png'), png);
  for (const { suffix, width } of iconRenditions) {
    const file = path.join(folder, `icon${suffix}.webp`);
    await open(raster).resize(width).webp({ quality: 86, effort: 6 }).toFile(file);
  }
  return describe(raster, png.length);
}

/** Reduces the palette until the icon is small enough for long lists of games. */
async function encodeIcon(raster: Raster, colours = 192): Promise<Buffer> {
  const options = { palette: true, colours, dither: colours / 256, effort: 8, compressionLevel: 9 };
  const png = await open(raster).png(options).toBuffer();
  return png.length <= maxIconBytes || colours <= 48 ? png : encodeIcon(raster, colours - 36);
}

async function renderWebp({
  svg,
  name,
  renditions,
  quality = 74,
  maxBytes = maxBackgroundBytes,
}: Job): Promise<Picture> {
  const raster = await rasterize(svg);
  const file = path.join(assets, name);
  const webp = await encodeWithin(raster, quality, maxBytes);
  await writeFile(`${file}.webp`, webp);
  for (const { suffix, width } of renditions) {
    const small = open(raster).resize(width);
    await small.webp({ quality: 80, effort: 5, smartSubsample: true }).toFile(`${file}${suffix}.webp`);
  }
  return describe(raster, webp.length);
}

/** Lowers the quality until the picture fits the page's size budget. */
async function encodeWithin(raster: Raster, quality: number, maxBytes: number): Promise<Buffer> {
  const webp = await open(raster).webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
  return webp.length <= maxBytes || quality <= 40 ? webp : encodeWithin(raster, quality - 10, maxBytes);
}

/** Rendered once, encoded several times. */
async function rasterize(svg: string): Promise<Raster> {
  const drawing = sharp(Buffer.from(svg), { unlimited: true }).flatten({ background: '#000' });
  const { data, info } = await drawing.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

function open({ data, raw }: Raster): Sharp {
  return sharp(data, { raw });
}

async function describe(raster: Raster, bytes: number): Promise<Picture> {
  const { width, height } = raster.raw;
  return { width, height, bytes, placeholder: await meanColours(open(raster)) };
}

/** Replaces the entries of the drawn pictures and keeps all others: screenshots of playable games are captured, not drawn. */
async function updateManifest(entries: ReadonlyMap<string, Picture>): Promise<void> {
  const file = path.join(assets, 'manifest.json');
  const known: Record<string, Picture> = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  const kept = Object.entries(known).filter(([key]) => !entries.has(key));
  const sorted = [...kept, ...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = sorted.map(([key, picture]) => `  ${JSON.stringify(key)}: ${JSON.stringify(picture)}`);
  await writeFile(`${file}.new`, `{\n${lines.join(',\n')}\n}\n`);
  await rename(`${file}.new`, file);
}
