import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { ApplicationRates } from './application-rounds.ts';
import { bundle } from './bundle.ts';
import type { Report } from './report.ts';
import { SETTINGS } from './start-product.ts';
import { withDataFolder } from './temporary-folder.ts';

/** Full applications saved through the service's own fetch, against bare inserts of the same rows. */
export async function measureApplication(report: Report): Promise<void> {
  await withDataFolder(async (folder) => {
    const child = fork(await bundle('bench/application-rounds.ts', 'dist/bench'), {
      env: { ...process.env, ...SETTINGS, DATA_DIR: folder },
    });
    const exited = once(child, 'exit');
    const failed = exited.then(() => Promise.reject(new Error('the saves did not end')));
    const [measured]: ApplicationRates[] = await Promise.race([once(child, 'message'), failed]);
    await exited;
    if (measured !== undefined) addRates(report, measured);
  });
}

function addRates(report: Report, { developers, rounds }: ApplicationRates): void {
  report.add({
    name: 'application',
    values: rounds.map(({ saves }) => saves),
    unit: 'saves a second',
    target: { atLeast: 100 },
    digits: 0,
  });
  report.add({
    name: 'application, floor',
    values: rounds.map(({ saves, floor }) => saves / floor),
    unit: 'of bare inserts of the same rows',
    target: { atLeast: 0.2 },
  });
  const best = (side: 'saves' | 'floor') => Math.round(Math.max(...rounds.map((round) => round[side])));
  report.note(`best: ${best('saves')} saves/s, bare ${best('floor')} transactions/s; ${developers} developers at once`);
}
