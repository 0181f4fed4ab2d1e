import { useRouterState } from '@tanstack/react-router';
import type { MessageKey } from '#i18n/message-key.ts';
import { useMayOpen } from '#web/app/navigation/use-may-open.ts';
import { usePage } from '#web/app/use-page.ts';
import { useShownCurrent } from '#web/kit/page/use-shown-current.ts';

const TABS = [
  { path: '/store/wallet', label: 'store.tab.balance' },
  { path: '/store/deposit', label: 'shell.nav.deposit' },
  { path: '/store/record', label: 'shell.nav.record' },
  { path: '/store/invoices', label: 'invoice.all' },
  { path: '/store/lottery', label: 'shell.nav.lottery' },
  { path: '/store/binding', label: 'shell.nav.binding' },
] as const satisfies readonly { path: string; label: MessageKey }[];

/** The pages of the wallet: those that the installation's guard lets the visitor open. */
export function WalletTabs() {
  const page = usePage();
  const mayOpen = useMayOpen();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const row = useShownCurrent<HTMLElement>(path);
  return (
    <nav
      ref={row}
      aria-label={page.t('shell.nav.wallet')}
      className="relative -mx-4 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:-mx-1 sm:px-1"
    >
      <ul className="flex w-max gap-2">
        {TABS.filter((tab) => mayOpen(tab.path)).map(({ path: target, label }) => (
          <li key={target} className="flex-none">
            <a className="chip" href={page.href(target)} aria-current={path === target ? 'page' : undefined}>
              {page.t(label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
