import type { ReadinessCheck } from '#contract/system/operator-entities.ts';
import { findObstacle, readMigrationState } from '../../db/migration-state.ts';
import type { Services } from '../../services.ts';
import { takesWrites } from './system-queries.ts';

/** What is checked. */
export type ReadinessServices = Pick<Services, 'database' | 'files' | 'drain'>;

/** Those who ask wait for a few seconds only; a storage that is slower than this cannot serve anyone either. */
const LONGEST_MS = 2_000;

/** What each failed check means, for whoever reads the answer of `/readyz`. */
export const FAILURE_WORDS: Readonly<Record<ReadinessCheck, string>> = {
  draining: 'the process is about to stop',
  database: 'the database does not answer',
  writes: 'the database is read-only: a replica that has not been promoted, or a server that was set so',
  migrations: 'the database does not have the tables of this release',
  files: 'the folder or bucket of files cannot be used',
};

/** Checks everything and returns what failed; concurrent callers share one check. */
export function createCheckReadiness(services: ReadinessServices) {
  let checking: Promise<readonly ReadinessCheck[]> | undefined;
  return async (): Promise<readonly ReadinessCheck[]> => {
    checking ??= findFailures(services).finally(() => {
      checking = undefined;
    });
    const failures = await checking;
    return services.drain.isUnderWay() ? ['draining', ...failures] : failures;
  };
}

async function findFailures({
  database: { db },
  files,
}: Pick<Services, 'database' | 'files'>): Promise<ReadinessCheck[]> {
  const [isWritable, hasFiles] = await Promise.all([
    // Without its replica the primary is read.
    takesWrites(db).catch(() => undefined),
    succeeds(within(files.check(), LONGEST_MS)),
  ]);
  const hasDatabase = isWritable !== undefined;
  const isMigrated = !hasDatabase || (await succeeds(requireMigrations(db)));
  return [
    ...(hasDatabase ? [] : (['database'] as const)),
    ...(isWritable === false ? (['writes'] as const) : []),
    ...(isMigrated ? [] : (['migrations'] as const)),
    ...(hasFiles ? [] : (['files'] as const)),
  ];
}

async function requireMigrations(db: Services['database']['db']): Promise<void> {
  const obstacle = findObstacle(await readMigrationState(db));
  if (obstacle !== undefined) throw new Error(obstacle);
}

function succeeds(check: Promise<unknown>): Promise<boolean> {
  return check.then(
    () => true,
    () => false,
  );
}

async function within(check: Promise<unknown>, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs);
  });
  await Promise.race([check, late]).finally(() => clearTimeout(timer));
}
