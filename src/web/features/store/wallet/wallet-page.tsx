import { ChevronRight, Ticket, Trophy } from 'lucide-react';
import type { MessageKey } from '#i18n/message-key.ts';
import { usePage } from '#web/app/use-page.ts';
import { HelpLink } from '#web/kit/page/help-link.tsx';
import { BalancePanel } from '../balance/balance-panel.tsx';
import { useBalances } from '../balance/use-balances.ts';
import { ClosedRecords } from '../closed-records.tsx';
import { WalletTabs } from '../wallet-tabs.tsx';
import type { WalletData, WalletOverview } from './load-wallet.ts';
import { WalletMoves } from './wallet-moves.tsx';

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
