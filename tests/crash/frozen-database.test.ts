import { afterAll, afterEach, expect, it } from 'vitest';
import { migrateToLatest } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { openFaultTrial } from '#tests/product/open-fault-trial.ts';
import { makeUsedFolder, processesOf, removeDataFolders, removePattern, serverPid, silent } from './data-folder.ts';

afterEach(removeDataFolders);

afterAll(removePattern);

it.runIf(process.platform === 'linux')(
  'answers within three seconds while the database is frozen, and is well five seconds after it goes on',
  async () => {
    const dataDir = await makeUsedFolder();
    const database = await openDatabase({ dataDir, log: silent });
    await migrateToLatest(database.db);
    const trial = await openFaultTrial(database);
    const server = serverPid(dataDir);
    if (server === undefined) throw new Error('the database does not run');
    try {
      const frozen = processesOf(server);
      expect(frozen.length).toBeGreaterThan(5);
      for (const pid of frozen) process.kill(pid, 'SIGSTOP');
      await trial.expectAway();
      // Stop the server process first: it would notice a running child.
      for (const pid of frozen) process.kill(pid, 'SIGCONT');
      await trial.expectWell();
    } finally {
      await trial.close();
      await database.close();
    }
  },
);

it.runIf(process.platform === 'linux')(
  'answers within three seconds while the database takes no new connections, though those there are work',
  async () => {
    const dataDir = await makeUsedFolder();
    const database = await openDatabase({ dataDir, log: silent });
    const server = serverPid(dataDir);
    if (server === undefined) throw new Error('the database does not run');
    try {
      process.kill(server, 'SIGSTOP');
      const startedAt = performance.now();
      const answers = await Promise.allSettled(
        Array.from({ length: 40 }, () => database.pool.query('SELECT pg_sleep(0.01)')),
      );
      expect(performance.now() - startedAt).toBeLessThan(3000);
      expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
    } finally {
      process.kill(server, 'SIGCONT');
      await database.close();
    }
  },
);
