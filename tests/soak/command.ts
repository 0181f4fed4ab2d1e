/**
 * `npm run test:soak`: what the store survives, with a report. Each part by its name (`-- disk clock`), all of them
 * without one; `--full` for the whole size. Figures of the last run: docs/faults.md.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { createChance, newSeed } from '../crash/chance.ts';
import { removeDataFolders } from '../crash/data-folder.ts';
import { type Part, type PartContext, Skipped } from './part.ts';
import { soakClock } from './parts/clock.ts';
import { soakConnections } from './parts/connections.ts';
import { soakDatabase } from './parts/database.ts';
import { soakDisk } from './parts/disk.ts';
import { soakFailover } from './parts/failover.ts';
import { soakKills } from './parts/kills.ts';
import { soakS3 } from './parts/s3.ts';
import { soakUploads } from './parts/uploads.ts';
import { hasPassed, type PartResult, writeReport } from './write-report.ts';

const PARTS: Readonly<Record<string, Part>> = {
  kills: soakKills,
  database: soakDatabase,
  failover: soakFailover,
  disk: soakDisk,
  s3: soakS3,
  clock: soakClock,
  uploads: soakUploads,
  connections: soakConnections,
};

const size = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: 'boolean', default: false },
    report: { type: 'string', default: 'dist/soak-report.md' },
    seed: { type: 'string', default: String(newSeed()) },
    ...{ 'app-kills': size, 'database-kills': size, operations: size },
    ...{ 'client-kills': size, 'server-kills': size, megabytes: size },
    ...{ seconds: size, rounds: size, connections: size },
  },
});
const { full: isFull, report: path, seed, ...sizes } = values;
const unknown = positionals.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(', ')}`);
  process.exit(2);
}

const stop = new AbortController();
// The first Ctrl-C ends the current part early and skips the others; the report has what was done.
process.once('SIGINT', () => stop.abort());
const startedAt = new Date();
const results: PartResult[] = [];
for (const [name, part] of Object.entries(PARTS)) {
  if (stop.signal.aborted || (positionals.length > 0 && !positionals.includes(name))) continue;
  const beganMs = performance.now();
  const context: PartContext = {
    isFull,
    sizes: Object.fromEntries(
      Object.entries(sizes).map(([key, value]) => [key, value === undefined ? undefined : Number(value)]),
    ),
    chance: createChance(Number(seed)),
    signal: stop.signal,
    say: (line) => console.info(`${name}: ${line}`),
  };
  const outcome = await part(context).then(
    (report) => ({ report }),
    (error: unknown) =>
      error instanceof Skipped
        ? { skipped: error.message }
        : { broken: error instanceof Error ? (error.stack ?? error.message) : String(error) },
  );
  await removeDataFolders();
  results.push({ name, seconds: Math.round((performance.now() - beganMs) / 1000), outcome });
}
const text = writeReport({ isFull, seed: Number(seed), startedAt, results });
await mkdir(dirname(path), { recursive: true });
await writeFile(path, text);
console.info(`\n${text}\nWritten to ${path}`);
const failed = results.filter((result) => !('skipped' in result.outcome) && !hasPassed(result));
process.exit(failed.length === 0 ? 0 : 1);
