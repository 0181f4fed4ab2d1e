import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findBrowser } from './find-browser.ts';

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly settings?: Readonly<Record<string, string>>;
}

/** Steps one after the other. */
type Lane = readonly Step[];

/**
 * Everything that must pass before a change lands, stage by stage. The lanes of a stage run side by side: neither of
 * these keeps two cores busy alone, and both take about as long, while the browser tests need the whole of a small
 * machine.
 */
const STAGES: readonly (readonly Lane[])[] = [
  [
    [{ name: 'server tests', command: ['vitest', 'run', '--project', 'server'] }],
    [
      { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings'] },
      // Several checkers have it sooner, but each looks at much that another one does as well.
      // Its garbage is collected less often, for a fifth of its processor time.
      { name: 'types', command: ['tsc', '--checkers', '1'], settings: { GOGC: '400' } },
      // One worker holds all modules once; a second one would take processor time from the other lane only.
      { name: 'unit tests', command: ['vitest', 'run', '--project', 'unit', '--maxWorkers', '1'] },
      { name: 'import rules', command: ['depcruise', '--config', '.dependency-cruiser.cjs', 'src'] },
      // With a setting of the product's in the way, which the build must not mind.
      { name: 'build', command: ['npm', 'run', '--silent', 'build'], settings: { NODE_ENV: 'development' } },
      { name: 'crash tests', command: ['vitest', 'run', '--config', 'tests/crash/vitest.config.ts'] },
    ],
  ],
  [[{ name: 'browser tests', command: ['node', 'tools/run-browser-tests.ts'] }]],
];

const secondsSince = (startedAt: number) => Math.round((performance.now() - startedAt) / 1000);
let hasFailed = false;

/** Runs a step, and prints what it said once it has ended: steps of two lanes would talk at the same time. */
async function run({ name, command: [program, ...parameters], settings }: Step): Promise<void> {
  const startedAt = performance.now();
  console.info(`\n── ${name} …`);
  const child = spawn(program, parameters, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...settings },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  const [status] = await once(child, 'close');
  const outcome = status === 0 ? 'holds' : 'failed';
  console.info(`\n── ${name}: ${outcome} (${secondsSince(startedAt)} s)`);
  process.stdout.write(Buffer.concat(said));
  hasFailed ||= status !== 0;
}

async function runLane(lane: Lane): Promise<void> {
  for (const step of lane) {
    // A step that is running in another lane may finish, so that it leaves nothing behind, but no new step starts.
    if (hasFailed) return;
    await run(step);
  }
}

// Report a missing browser now rather than after minutes of other tests.
const browser = findBrowser();
if (typeof browser !== 'string') {
  console.error(browser.missing);
  process.exit(1);
}
process.env.STARHALL_BROWSER = browser;
const startedAt = performance.now();
for (const lanes of STAGES) await Promise.all(lanes.map(runLane));
if (hasFailed) {
  console.error('\nSomething above does not hold.');
  process.exit(1);
}
console.info(`\nEverything holds (${secondsSince(startedAt)} s).`);
