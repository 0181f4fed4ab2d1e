import { fork } from 'node:child_process';
import { once } from 'node:events';
import { bundle } from './bundle.ts';
import { chooseLoadGenerator } from './load-generator.ts';
import type { Report } from './report.ts';
import type { SessionTarget } from './session-server.ts';
import { SETTINGS } from './start-product.ts';
import { withDataFolder } from './temporary-folder.ts';

/** Many short turns: work elsewhere on the machine then meets both sides. */
const ROUNDS = 19;
const SECONDS = 1;

/** An account's profile over HTTP, signed and with its session, against the same handler open to everyone. */
export async function measureSession(report: Report): Promise<void> {
  await withDataFolder(async (folder) => {
    const child = fork(await bundle('bench/session-server.ts', 'dist/bench'), {
      env: { ...process.env, ...SETTINGS, DATA_DIR: folder },
    });
    const exited = once(child, 'exit');
    const failed = exited.then(() => Promise.reject(new Error('the server did not start')));
    try {
      const [target]: SessionTarget[] = await Promise.race([once(child, 'message'), failed]);
      if (target !== undefined) await measureTarget(report, target);
    } finally {
      if (child.connected) child.disconnect();
      await exited;
    }
  });
}

async function measureTarget(report: Report, { port, paths, headers }: SessionTarget): Promise<void> {
  const urls = { session: `http://127.0.0.1:${port}${paths.session}`, open: `http://127.0.0.1:${port}${paths.open}` };
  const replies = await Promise.all(
    [urls.session, urls.open].map(async (url) => (await fetch(url, { headers })).text()),
  );
  if (!replies[0]?.includes('bench@example.com') || replies[0] !== replies[1]) {
    throw new Error(`not the same answers: ${replies.join(' ')}`);
  }
  const { name, measureRate } = await chooseLoadGenerator();
  for (const url of Object.values(urls)) await measureRate({ url, headers, seconds: SECONDS });
  const rates: { session: number; open: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.push({
      session: await measureRate({ url: urls.session, headers, seconds: SECONDS }),
      open: await measureRate({ url: urls.open, headers, seconds: SECONDS }),
    });
  }
  report.add({
    name: 'session',
    values: rates.map((rate) => rate.session / rate.open),
    unit: 'of the same call without a session',
    target: { atLeast: 0.85 },
  });
  const best = (side: 'session' | 'open') => Math.round(Math.max(...rates.map((rate) => rate[side])));
  report.note(`${best('session')} calls/s, open ${best('open')}; ${name}, 16 connections`);
}
