import type { Browser } from 'playwright-core';
import { readMigrationState } from '#server/db/migration-state.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { reconcile } from '#server/features/ledger/reconcile.ts';
import { projectRoot } from '#server/project-root.ts';
import { startCommand } from '../crash/backup/store-command.ts';
import { silent } from '../crash/data-folder.ts';
import type { FormerRelease } from './build-former.ts';
import { loadLateFiles } from './load-late-files.ts';
import { type RunningRelease, startRelease } from './start-release.ts';
import { walkJourneys } from './walk-journeys.ts';

export interface UpgradePlan {
  readonly former: FormerRelease;
  /** Empty. */
  readonly dataDir: string;
  /** Where the files of both are. */
  readonly settings: Readonly<Record<string, string>>;
  readonly browser: Browser;
  readonly report: (line: string) => void;
}

/**
 * Upgrades a store as docs/operating.md says, with the former release beside the present one on the same database.
 * @returns what was wrong, and the first step that failed, after which nothing is tried.
 */
export async function runUpgrade({ former, dataDir, settings, browser, report }: UpgradePlan): Promise<string[]> {
  const running: RunningRelease[] = [];
  const wrong: string[] = [];
  const start = async (name: string, folder: string) => {
    const release = await startRelease({ name, folder, dataDir, settings });
    running.push(release);
    report(`${name} is ready`);
    return release;
  };
  const migrate = async (option: string) => {
    const { code, output } = await startCommand(['migrate', option], { DATA_DIR: dataDir, ...settings }).end;
    report(`starhall migrate ${option} (${code}): ${output.trim().replaceAll('\n', '; ')}`);
    return code;
  };
  const walk = async (...releases: RunningRelease[]) => {
    report(`a walk through ${releases.map(({ name }) => name).join(' and ')}:`);
    await walkJourneys(releases, (line) => report(`  ${line}`));
    for (const release of releases) if (!(await release.isReady())) wrong.push(`${release.name} is not ready`);
  };
  const load = async (page: RunningRelease, files: RunningRelease) => {
    const { loaded, foreign } = await loadLateFiles({ browser, page, files });
    report(
      `a page of ${page.name} loaded ${loaded} files from ${files.name}, which lacks ${foreign} scripts and styles`,
    );
    if (foreign === 0) wrong.push(`${files.name} has every file of ${page.name}: nothing was tried`);
  };
  const end = async (release: RunningRelease) => {
    running.splice(running.indexOf(release), 1);
    await release.stop();
    wrong.push(...release.complaints);
  };
  try {
    let old = await start(`former ${former.commit}`, former.folder);
    await walk(old);
    await migrate('--plan');
    if ((await migrate('--before')) !== 0) wrong.push('--before failed');
    await walk(old);
    const present = await start('present', projectRoot());
    await walk(old, present);
    await walk(present, old);
    if (former.sharesFiles) {
      await load(old, present);
      await load(present, old);
    } else report('the former release does not share its files: no page gets them from the other release');
    if (former.knowsKinds) {
      await end(old);
      old = await start(`former ${former.commit}, started again`, former.folder);
      await walk(old, present);
    } else report('the former release knows no kinds of migrations: it is not started again');
    const { open } = await readState(dataDir);
    if (open.length > 0 && (await migrate('--after')) === 0) wrong.push('--after ran beside the former release');
    await end(old);
    if ((await migrate('--after')) !== 0) wrong.push('--after failed');
    await walk(present);
    await end(present);
    wrong.push(...(await readState(dataDir)).wrong);
  } catch (error) {
    wrong.push(error instanceof Error ? error.message : String(error));
  } finally {
    for (const release of running) {
      await release.stop().catch(() => undefined);
      // What it logged says more than what its client saw.
      wrong.push(...release.complaints);
    }
  }
  return wrong;
}

/** What is open, and findings of the books. */
async function readState(dataDir: string) {
  const database = await openDatabase({ dataDir, log: silent });
  try {
    const { open } = await readMigrationState(database.db);
    const { checks } = await reconcile(database.db, Date.now());
    return { open, wrong: checks.flatMap(({ check, findings }) => findings.map((finding) => `${check}: ${finding}`)) };
  } finally {
    await database.close();
  }
}
