import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** What a cost is, and in which unit. Costs of processors are time of a core, user and system, not time on the clock. */
export const COST_NAMES = {
  keptPage: 'a visitor’s page from the cache, the store’s process, µs of a core',
  renderedPage: 'a page that is rendered, the store’s process, µs of a core',
  renderedPageDatabase: 'the same, PostgreSQL, µs of a core',
  signedRead: 'a signed call that reads one row, the store’s process, µs of a core',
  signedReadDatabase: 'the same, PostgreSQL, µs of a core',
  exchange: 'an exchange, the store’s process, µs of a core',
  exchangeDatabase: 'the same, PostgreSQL, µs of a core, 64 players at the same time',
  exchangeJournal: 'the same, bytes of the journal (WAL)',
  exchangeStorage: 'the same, bytes that the database grows by, with indexes',
  commit: 'one write of 8 kB until it is on the disk, ms on the clock',
  pageBytes: 'the hall as it is sent, brotli, bytes with headers',
  processMemory: 'a process after this load, MB resident',
} as const;

export type CostName = keyof typeof COST_NAMES;
export type CostValues = Readonly<Record<CostName, number>>;

const costs = z.object({
  date: z.iso.date(),
  commit: z.string(),
  machine: z.string(),
  /** Of one minute, before and after. */
  load: z.tuple([z.number(), z.number()]),
  command: z.string(),
  values: z.record(z.enum(Object.keys(COST_NAMES) as [CostName, ...CostName[]]), z.number().check(z.positive())),
});

export type Costs = z.infer<typeof costs>;

const FILE = fileURLToPath(new URL('./costs.json', import.meta.url));

/** The measured costs, as they are committed. */
export const readCosts = (): Costs => costs.parse(JSON.parse(readFileSync(FILE, 'utf8')));

export function writeCosts(measured: Costs): void {
  writeFileSync(FILE, `${JSON.stringify(measured, null, 2)}\n`);
}
