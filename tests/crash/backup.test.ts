import { afterEach, expect, it } from 'vitest';
import { runBackupCrash } from './backup/run-backup-crash.ts';
import { removeDataFolders } from './data-folder.ts';

afterEach(removeDataFolders);

it('restores from every finished backup what was acknowledged before it, whatever was killed meanwhile', async () => {
  const figures = await runBackupCrash({ kills: 3 });
  expect(figures.wrong).toEqual([]);
  expect(figures.finished).toBeGreaterThan(0);
  expect(figures.acknowledged).toBeGreaterThan(0);
}, 240_000);
