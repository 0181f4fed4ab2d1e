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

/** Renders the hall with the whole product and no page cache, against `renderToString` of its components. */
export async function measureRender(report: Report): Promise<void> {
  await withDataFolder(async (folder) => {
    const floor = await bundle('bench/floor.tsx', join(folder, 'floor'));
    for (const visitor of ['anybody', 'signed-in'] as const) await measureFor(visitor, { folder, floor, report });
  });
}

interface RenderSetup {
  readonly folder: string;
  /** File of the bare renderer. */
  readonly floor: string;
  readonly report: Report;
}

async function measureFor(visitor: 'anybody' | 'signed-in', { folder, floor, report }: RenderSetup): Promise<void> {
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/render-rounds.ts', floor, visitor], {
    env: { ...process.env, ...SETTINGS, STARHALL_LISTEN: 'off', PAGE_CACHE: 'off', DATA_DIR: folder },
  });
  const rounds: RenderRound[] = JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]');
  report.add({
    name: visitor === 'anybody' ? 'render' : 'render, signed in',
    values: rounds.map(({ productMs, floorMs }) => floorMs / productMs),
    unit: 'of bare renderToString',
    target: { atLeast: visitor === 'anybody' ? 0.7 : 0.6 },
  });
  const best = (name: keyof RenderRound) => Math.min(...rounds.map((round) => round[name]));
  report.note(`a hall of 48 cards: ${best('productMs').toFixed(2)} ms, bare ${best('floorMs').toFixed(2)} ms`);
}
