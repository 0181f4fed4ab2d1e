import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser.ts';

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

/** What must hold before anything lands, the quickest first. */
const STEPS: readonly Step[] = [
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'types', command: ['tsc'] },
  { name: 'import rules', command: ['depcruise', '--config', '.dependency-cruiser.cjs', 'src'] },
  { name: 'unit and server tests', command: ['vitest', 'run'] },
  { name: 'crash tests', command: ['vitest', 'run', '--config', 'tests/crash/vitest.config.ts'] },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'browser tests', command: ['vitest', 'run', '--config', 'tests/e2e/vitest.config.ts'] },
];

function run({ name, command: [program, ...parameters] }: Step): void {
  console.info(`\n── ${name}`);
  const { status } = spawnSync(program, parameters, { stdio: 'inherit' });
  if (status !== 0) {
    console.error(`\n${name}: failed`);
    process.exit(status ?? 1);
  }
}

// A missing browser is told at once, not after minutes of other tests.
const browser = findBrowser();
if (typeof browser !== 'string') {
  console.error(browser.missing);
  process.exit(1);
}
process.env.STARHALL_BROWSER = browser;
const startedAt = performance.now();
for (const step of STEPS) run(step);
console.info(`\nEverything holds (${Math.round((performance.now() - startedAt) / 1000)} s).`);
