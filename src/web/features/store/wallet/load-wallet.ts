import { listDeposits } from '#contract/deposit/endpoints.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { getCarrier, listWinningInvoices } from '#contract/invoice/endpoints.ts';
import type { Carrier } from '#contract/invoice/entities.ts';
import { listOrders } from '#contract/order/endpoints.ts';
import type { Page } from '#web/app/use-page.ts';
import { latestMoves, MOVES_SHOWN, type WalletMove } from './latest-moves.ts';

export interface WalletOverview {
  readonly view: 'open';
  /** The latest top-ups and exchanges, newest first. */
  readonly moves: readonly WalletMove[];
  /** Number of recent winning invoices. */
  readonly winners: number;
  readonly carrier: Carrier;
}

export type WalletData = WalletOverview | { readonly view: 'visitor' } | { readonly view: 'closed' };

/** Error codes of accounts with an unverified email or an unlisted device; an overlay explains them. */
const CLOSED_CODES: readonly ErrorCode[] = [ERROR.permissionDenied, ERROR.emailNotVerified];

/** The data of the wallet, except the star coins, which every page has. */
export async function loadWallet(page: Page): Promise<WalletData> {
  if (page.state.user === null) return { view: 'visitor' };
  try {
    return await loadOverview(page);
  } catch (error) {
    if (error instanceof ApiError && CLOSED_CODES.includes(error.code)) return { view: 'closed' };
    throw error;
  }
}

async function loadOverview(page: Page): Promise<WalletOverview> {
  const latest = { sort: '-createdAt', limit: MOVES_SHOWN } as const;
  const [deposits, orders, winning, carrier] = await Promise.all([
    page.call(listDeposits, latest),
    page.call(listOrders, { ...latest, lang: page.state.locale }),
    page.call(listWinningInvoices, {}),
    page.call(getCarrier, {}),
  ]);
  return { view: 'open', moves: latestMoves(deposits.list, orders.list), winners: winning.list.length, carrier };
}
