import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findBrowser } from './find-browser.ts';

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly settings?: Readonly<Record<string, string>>;
}

/** Steps that run in sequence. */
type Lane = readonly Step[];

/**
 * All checks that must pass before a change lands, stage by stage. A stage's lanes run in parallel: these two take
 * about as long as each other and neither keeps two cores busy alone, while the browser tests need all of a small
 * machine.
 */
const STAGES: readonly (readonly Lane[])[] = [
  [
    [{ name: 'server tests', command: ['vitest', 'run', '--project', 'server'] }],
    [
      { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings'] },
      // Multiple checkers would finish sooner but duplicate work.
      // A less frequent garbage collection saves a fifth of the CPU time.
      { name: 'types', command: ['tsc', '--checkers', '1'], settings: { GOGC: '400' } },
      // One worker loads all modules once; a second one would only slow down the other lane.
      { name: 'unit tests', command: ['vitest', 'run', '--project', 'unit', '--maxWorkers', '1'] },
      { name: 'import rules', command: ['depcruise', '--config', '.dependency-cruiser.cjs', 'src'] },
      // With a development setting of the product, which the build must ignore.
      { name: 'build', command: ['npm', 'run', '--silent', 'build'], settings: { NODE_ENV: 'development' } },
      { name: 'crash tests', command: ['vitest', 'run', '--config', 'tests/crash/vitest.config.ts'] },
    ],
  ],
  [[{ name: 'browser tests', command: ['node', 'tools/run-browser-tests.ts'] }]],
];

const secondsSince = (startedAt: number) => Math.round((performance.now() - startedAt) / 1000);
let hasFailed = false;

/** Runs a step and prints its output when it ends, so that parallel lanes do not interleave. */
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
    // After a failure, the other lane's current step may finish and clean up, but no new step starts.
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
