import { ChevronRight, Ticket, Trophy } from 'lucide-react';
import { listDeposits } from '#contract/deposit/endpoints.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { getCarrier, listWinningInvoices } from '#contract/invoice/endpoints.ts';
import type { Carrier } from '#contract/invoice/entities.ts';
import { listOrders } from '#contract/order/endpoints.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { HelpLink } from '#web/kit/page/help-link.tsx';
import { BalancePanel } from '../balance/balance-panel.tsx';
import { useBalances } from '../balance/balance-store.ts';
import { ClosedRecords, WalletTabs } from '../store-shell.tsx';
import { latestMoves, MOVES_SHOWN, type WalletMove, WalletMoves } from './wallet-moves.tsx';

/** Everything about a player's money: star coins first, then what moved them, invoices and their carrier. */
export function WalletPage({ data }: { data: WalletData }) {
  if (data.view !== 'open')
    return <ClosedRecords view={data.view} title="shell.nav.wallet" about="store.about.wallet" />;
  return <OpenWallet data={data} />;
}

function OpenWallet({ data: { moves, winners, carrier } }: { data: WalletOverview }) {
  const page = usePage();
  const balances = useBalances();
  const { carrierType } = carrier;
  return (
    <div className="flex flex-col gap-6">
      <header>
        <h1 className="text-title">{page.t('shell.nav.wallet')}</h1>
        <HelpLink article="players/top-up" topic={page.t('shell.nav.wallet')} />
      </header>
      <WalletTabs />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          {balances !== null && (
            <div className="card p-5 sm:p-7">
              <BalancePanel balances={balances} />
            </div>
          )}
          <ul className="flex flex-col gap-3">
            <StateLink
              path="/store/lottery"
              label="shell.nav.lottery"
              Icon={Trophy}
              state={page.t('wallet.winners', { count: winners })}
            />
            <StateLink
              path="/store/binding"
              label="shell.nav.binding"
              Icon={Ticket}
              state={page.t(carrierType === null ? 'binding.state.unbound' : `carrierType.${carrierType}`)}
            />
          </ul>
        </div>
        <WalletMoves moves={moves} />
      </div>
    </div>
  );
}

interface StateLinkProps {
  readonly path: string;
  readonly label: MessageKey;
  readonly Icon: typeof Trophy;
  readonly state: string;
}

/** A link to a page of the wallet, with what is there. */
function StateLink({ path, label, Icon, state }: StateLinkProps) {
  const page = usePage();
  return (
    <li>
      <a href={page.href(path)} className="card hover:border-control flex min-h-16 items-center gap-4 px-5 py-3">
        <span className="bg-raised text-gold-text grid h-11 w-11 flex-none place-items-center rounded-xl">
          <Icon size={20} aria-hidden />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-bold">{page.t(label)}</span>
          <span className="text-muted block text-sm">{state}</span>
        </span>
        <ChevronRight size={20} aria-hidden className="text-muted flex-none" />
      </a>
    </li>
  );
}

interface WalletOverview {
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
