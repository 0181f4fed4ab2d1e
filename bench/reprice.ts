import { fork } from 'node:child_process';
import { once } from 'node:events';
import { bundle } from './bundle.ts';
import { median, type Report } from './report.ts';
import type { RepriceRates } from './reprice-rounds.ts';
import { SETTINGS } from './start-product.ts';
import { withDataFolder } from './temporary-folder.ts';

/** All automatic prices of a large game after a change of the rates, against bare writes of the same rows. */
export async function measureReprice(report: Report): Promise<void> {
  await withDataFolder(async (folder) => {
    const child = fork(await bundle('bench/reprice-rounds.ts', 'dist/bench'), {
      env: { ...process.env, ...SETTINGS, DATA_DIR: folder },
    });
    const exited = once(child, 'exit');
    const failed = exited.then(() => Promise.reject(new Error('the repricing did not end')));
    const [measured]: RepriceRates[] = await Promise.race([once(child, 'message'), failed]);
    await exited;
    if (measured !== undefined) addRates(report, measured);
  });
}

function addRates(report: Report, { products, prices, changed, insertedPerSecond, rounds }: RepriceRates): void {
  report.add({
    name: 'reprice',
    values: rounds.map(({ call }) => changed / call),
    unit: 'prices a second',
    target: { atLeast: 20_000 },
    digits: 0,
  });
  report.add({
    name: 'reprice, floor',
    values: rounds.map(({ call, floor }) => floor / call),
    unit: 'of the same rows and history without triggers',
    target: { atLeast: 0.25 },
  });
  const middle = (side: 'call' | 'floor') => median(rounds.map((round) => round[side])).toFixed(1);
  report.note(
    `${products} products, ${prices} prices, ${changed} of them changed: ${middle('call')} s, bare ${middle('floor')} s`,
  );
  report.note(`made at ${Math.round(insertedPerSecond)} prices/s`);
}
