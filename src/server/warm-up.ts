import type { Pool, PoolClient } from 'pg';
import type { LocaleCode } from '#contract/values/locales.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { messageOf } from './message-of.ts';
import { ownAddress } from './own-address.ts';
import { type PageServer, servePage } from './pages/serve-pages.ts';

/**
 * Renders the hall and opens the pool's connections before a process takes requests. Otherwise its first visitors wait
 * for code that is not compiled yet, and those behind them for these: with half load on two processes, 99 of 100
 * requests took 3.6 times as long around a restart, and 1.1 times after this. A failure is left to the first visitor.
 */
export async function warmUp(pages: PageServer): Promise<void> {
  const { config, database, log } = pages.services;
  try {
    await Promise.all([openConnections(database.pool), ...config.LOCALES.map((locale) => renderHall(locale, pages))]);
  } catch (error) {
    log.warn({ reason: messageOf(error) }, 'warm-up failed');
  }
}

/** The pool opens one only when all others are taken. */
async function openConnections(pool: Pool): Promise<void> {
  const opening = Array.from({ length: pool.options.max }, () => pool.connect());
  const clients = (await Promise.allSettled(opening)).filter(isOpen);
  for (const { value } of clients) value.release();
}

function isOpen(result: PromiseSettledResult<PoolClient>): result is PromiseFulfilledResult<PoolClient> {
  return result.status === 'fulfilled';
}

async function renderHall(locale: LocaleCode, pages: PageServer): Promise<void> {
  const { config } = pages.services;
  const url = new URL(localizePath('/', locale), ownAddress(config));
  await servePage(new Request(url, { headers: { 'accept-encoding': 'br' } }), { url, clientAddress: '' }, pages);
}
