/**
 * `npm run test:upgrade`: the former release and the present build side by side on one database, through an upgrade.
 * `-- --from <commit or tag>` takes another former release, `--files s3` keeps files in an S3 storage. Output of the last run: docs/decisions/063.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { s3Settings, startS3Server } from '#tests/s3/start-s3-server.ts';
import { withDataFolder } from '../../bench/temporary-folder.ts';
import { startBrowser } from '../e2e/start-browser.ts';
import { buildFormer, findFormerCommit } from './build-former.ts';
import { runUpgrade } from './run-upgrade.ts';

const { values } = parseArgs({ options: { from: { type: 'string' }, files: { type: 'string' } } });
if (values.files !== undefined && values.files !== 'local' && values.files !== 's3') {
  throw new Error('--files takes local or s3');
}
const startMs = performance.now();
const report = (line: string) =>
  console.info(`${String(Math.round((performance.now() - startMs) / 1000)).padStart(4)} s  ${line}`);
const storage = values.files === 's3' ? await startS3Server() : undefined;
const settings = storage === undefined ? {} : s3Settings(storage);
const browser = await startBrowser();
const folder = await mkdtemp(join(tmpdir(), 'starhall-former-'));
try {
  const former = await buildFormer(values.from ?? (await findFormerCommit()), join(folder, 'store'));
  report(`built ${former.commit}`);
  const wrong = await withDataFolder((dataDir) => runUpgrade({ former, dataDir, settings, browser, report }));
  for (const line of wrong) report(`WRONG ${line}`);
  report(wrong.length === 0 ? 'nothing was wrong' : `${wrong.length} things were wrong`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await storage?.close();
  await rm(folder, { recursive: true, force: true });
}
