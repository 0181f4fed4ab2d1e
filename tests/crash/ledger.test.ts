import { afterEach, expect, it } from 'vitest';
import { removeDataFolders } from './data-folder.ts';
import { runLedgerCrash } from './ledger/run-ledger-crash.ts';
import { runOrderRace } from './ledger/run-order-race.ts';

afterEach(removeDataFolders);

it('keeps every acknowledged top-up and order exactly once while application and database are killed', async () => {
  const figures = await runLedgerCrash({ appKills: 3, databaseKills: 2 });
  expect(figures.wrong).toEqual([]);
  expect(figures.findings).toEqual([]);
  expect(figures.isBalanced).toBe(true);
  expect(figures.topUps).toBeGreaterThan(0);
  expect(figures.orders).toBeGreaterThan(0);
}, 180_000);

it('lets one of 200 parallel orders win when there is enough for one, with two application processes', async () => {
  const { wrong } = await runOrderRace(3);
  expect(wrong).toEqual([]);
}, 180_000);
