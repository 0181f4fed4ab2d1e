import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import type { Report } from './report.ts';
import { QUIET } from './start-product.ts';
import { withDataFolder } from './temporary-folder.ts';

export interface RenderRound {
  readonly productMs: number;
  readonly floorMs: number;
}

/** The hall rendered by the whole product, without the page cache, against `renderToString` of its components. */
export async function measureRender(report: Report): Promise<void> {
  await withDataFolder(async (folder) => {
    const floor = await buildFloor(join(folder, 'floor'));
    const { stdout } = await promisify(execFile)(process.execPath, ['bench/render-rounds.ts', floor], {
      env: { ...process.env, ...QUIET, STARHALL_LISTEN: 'off', PAGE_CACHE: 'off', DATA_DIR: folder },
    });
    const rounds: RenderRound[] = JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]');
    report.add({
      name: 'render',
      values: rounds.map(({ productMs, floorMs }) => floorMs / productMs),
      unit: 'of bare renderToString',
      target: { atLeast: 0.4 },
    });
    const best = (name: keyof RenderRound) => Math.min(...rounds.map((round) => round[name]));
    report.note(`a hall of 48 cards: ${best('productMs').toFixed(2)} ms, bare ${best('floorMs').toFixed(2)} ms`);
  });
}

/** Bundles the bare renderer in the way the product's server is bundled; gives the file's path. */
async function buildFloor(outDir: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: { ssr: 'bench/floor.tsx', outDir, rollupOptions: { output: { entryFileNames: 'floor.js' } } },
  });
  return join(outDir, 'floor.js');
}
