import { startVitest, type TestModule } from 'vitest/node';
import { KNOWN_RACES } from '../tests/e2e/known-races.ts';
import { assessSecondTry } from './assess-second-try.ts';

/** More failures than this are not explained by timing. */
const SECOND_TRY_MAX = 3;

/** Runs all or some of the browser test files, each on a new store. Returns the files that failed. */
async function run(files: readonly string[]): Promise<TestModule[]> {
  const vitest = await startVitest('test', [...files], { config: 'tests/e2e/vitest.config.ts', watch: false });
  const modules = vitest.state.getTestModules();
  const hasRunNothing = modules.length === 0 || vitest.state.getUnhandledErrors().length > 0;
  await vitest.close();
  if (hasRunNothing) throw new Error('The browser tests did not run to their end.');
  return modules.filter((module) => !module.ok());
}

const namesOf = (modules: readonly TestModule[]) => modules.map(({ relativeModuleId }) => relativeModuleId);

/**
 * Reruns a failed file on a new store to tell a race from a defect: a defect fails both times. Either fails the run;
 * only a listed race does not.
 */
const failed = namesOf(await run([]));
if (failed.length > 0) {
  const hasSecondTry = failed.length <= SECOND_TRY_MAX;
  if (hasSecondTry) console.info(`\nA second try, on a new store: ${failed.join(', ')}`);
  const failedAgain = hasSecondTry ? namesOf(await run(failed)) : failed;
  const { lines, isAccepted } = assessSecondTry({ failed, failedAgain, knownRaces: Object.keys(KNOWN_RACES) });
  console.info(`\n${lines.join('\n')}`);
  process.exitCode = isAccepted ? 0 : 1;
} else {
  process.exitCode = 0;
}
