import { join } from 'node:path';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { listStoredFiles } from '#server/backup/list-stored-files.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { reconcile } from '#server/features/ledger/reconcile.ts';
import { createLocalFileStore } from '#server/providers/files/local-file-store.ts';
import { silent } from '../data-folder.ts';
import type { Journal } from '../ledger/journal.ts';

/**
 * Compares a restored data folder with what clients had been answered before the backup began: every order and top-up is there,
 * and the books balance. Returns readable differences.
 */
export async function checkRestored(dataDir: string, journal: Journal, startedAt: string): Promise<string[]> {
  const { intents, acknowledgements } = journal.read();
  const actionOf = new Map(intents.map(({ key, action }) => [key, action]));
  const heard = acknowledgements.filter(({ at, orderId }) => at < Date.parse(startedAt) && orderId !== null);
  const database = await openDatabase({ dataDir, log: silent });
  try {
    const { rows: orders } = await database.pool.query<{ id: string }>('SELECT order_id AS id FROM orders');
    const { rows: paid } = await database.pool.query<{ id: string }>(
      'SELECT order_id AS id FROM deposits WHERE status = $1',
      [PAYMENT_STATUS.paid],
    );
    const there = { order: new Set(orders.map(({ id }) => id)), topUp: new Set(paid.map(({ id }) => id)) };
    const missing = heard.flatMap(({ key, orderId }) => {
      const action = actionOf.get(key);
      if (action === undefined || orderId === null || there[action].has(orderId)) return [];
      return [`${action} ${orderId} is missing`];
    });
    const client = await database.pool.connect();
    const files = createLocalFileStore(join(dataDir, 'files'));
    const keys = await listStoredFiles(client, { files, incomingFolder: join(dataDir, 'incoming') });
    client.release();
    for (const { key } of keys) if ((await files.find(key)) === undefined) missing.push(`the file ${key} is missing`);
    const { checks } = await reconcile(database.db, Date.now());
    return [...missing, ...checks.flatMap(({ check, findings }) => findings.map((finding) => `${check}: ${finding}`))];
  } finally {
    await database.close();
  }
}

/** How many orders and top-ups clients were answered before a moment. */
export function countHeard(journal: Journal, startedAt: string): number {
  const { acknowledgements } = journal.read();
  return acknowledgements.filter(({ at, orderId }) => at < Date.parse(startedAt) && orderId !== null).length;
}
