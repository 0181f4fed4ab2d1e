/**
 * `npm run test:upgrade`: the former release and the present build side by side on one database, through an upgrade.
 * `-- --from <commit or tag>` takes another former release. Output of the last run: docs/decisions/063.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withDataFolder } from '../../bench/temporary-folder.ts';
import { buildFormer, findFormerCommit } from './build-former.ts';
import { runUpgrade } from './run-upgrade.ts';

const { values } = parseArgs({ options: { from: { type: 'string' } } });
const startMs = performance.now();
const report = (line: string) =>
  console.info(`${String(Math.round((performance.now() - startMs) / 1000)).padStart(4)} s  ${line}`);
const folder = await mkdtemp(join(tmpdir(), 'starhall-former-'));
try {
  const former = await buildFormer(values.from ?? (await findFormerCommit()), join(folder, 'store'));
  report(`built ${former.commit}`);
  const wrong = await withDataFolder((dataDir) => runUpgrade({ former, dataDir, report }));
  for (const line of wrong) report(`WRONG ${line}`);
  report(wrong.length === 0 ? 'nothing was wrong' : `${wrong.length} things were wrong`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
