import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundle } from './bundle.ts';
import type { Report } from './report.ts';
import { SETTINGS } from './start-product.ts';
import { withDataFolder } from './temporary-folder.ts';

export interface RenderRound {
  readonly productMs: number;
  readonly floorMs: number;
}

/** What is rendered, and for whom. */
interface RenderedPage {
  readonly name: string;
  readonly page: 'hall' | 'game';
  readonly visitor: 'anybody' | 'signed-in';
  readonly what: string;
  readonly atLeast: number;
}

const HALLS: readonly RenderedPage[] = [
  { name: 'render', page: 'hall', visitor: 'anybody', what: 'a hall of 54 cards', atLeast: 0.7 },
  { name: 'render, signed in', page: 'hall', visitor: 'signed-in', what: 'a hall of 54 cards', atLeast: 0.6 },
];

const GAME: RenderedPage = {
  name: 'page',
  page: 'game',
  visitor: 'anybody',
  what: 'a game with 20 reviews and 20 products',
  atLeast: 0.6,
};

/** Renders the hall with the whole product and no page cache, against `renderToString` of its components. */
export function measureRender(report: Report): Promise<void> {
  return measurePagesOf(HALLS, report);
}

/** The same of a game's page. */
export function measurePage(report: Report): Promise<void> {
  return measurePagesOf([GAME], report);
}

async function measurePagesOf(pages: readonly RenderedPage[], report: Report): Promise<void> {
  await withDataFolder(async (folder) => {
    const floor = await bundle('bench/floor.tsx', join(folder, 'floor'));
    for (const page of pages) await measureOne(page, { folder, floor, report });
  });
}

interface RenderSetup {
  readonly folder: string;
  /** File of the bare renderer. */
  readonly floor: string;
  readonly report: Report;
}

async function measureOne(rendered: RenderedPage, { folder, floor, report }: RenderSetup): Promise<void> {
  const { name, page, visitor, what, atLeast } = rendered;
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/render-rounds.ts', floor, page, visitor], {
    env: { ...process.env, ...SETTINGS, STARHALL_LISTEN: 'off', PAGE_CACHE: 'off', DATA_DIR: folder },
  });
  const rounds: RenderRound[] = JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]');
  report.add({
    name,
    values: rounds.map(({ productMs, floorMs }) => floorMs / productMs),
    unit: 'of bare renderToString',
    target: { atLeast },
  });
  const best = (side: keyof RenderRound) => Math.min(...rounds.map((round) => round[side]));
  report.note(`${what}: ${best('productMs').toFixed(2)} ms, bare ${best('floorMs').toFixed(2)} ms`);
}
