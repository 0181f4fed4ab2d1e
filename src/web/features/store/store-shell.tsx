import { useRouterState } from '@tanstack/react-router';
import { Inbox, LogIn, ShieldAlert } from 'lucide-react';
import type { MessageKey } from '#i18n/message-key.ts';
import { useMayOpen } from '#web/app/navigation/use-may-open.ts';
import { openSignIn } from '#web/app/session/open-sign-in.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { usePage } from '#web/app/use-page.ts';
import { useShownCurrent } from '#web/kit/page/use-shown-current.ts';
import { EmptyCard } from '#web/kit/state/empty-state.tsx';
import type { ClosedRecords as Closed } from './record-filter.tsx';

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

interface StoreShellProps {
  readonly title: MessageKey;
  readonly about: MessageKey;
}

/** A page of personal records: its heading for everyone, with a sign-in request for visitors (O5, O6). */
export function StoreShell({ title, about }: StoreShellProps) {
  const page = usePage();
  const isSignedIn = useUser() !== null;
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-title">{page.t(title)}</h1>
      <WalletTabs />
      <EmptyCard
        Icon={isSignedIn ? Inbox : LogIn}
        title={page.t(isSignedIn ? 'store.empty.title' : 'store.signIn.title')}
        text={page.t(isSignedIn ? 'store.empty.text' : about)}
      >
        {!isSignedIn && (
          <button type="button" className="btn btn-gold" onClick={() => openSignIn({ reason: 'records' })}>
            {page.t('shell.signIn')}
          </button>
        )}
        <a className="btn btn-quiet" href={page.href('/')}>
          {page.t('store.signIn.browse')}
        </a>
      </EmptyCard>
    </div>
  );
}

interface ClosedRecordsProps {
  readonly view: Closed['view'];
  readonly title: MessageKey;
  readonly about: MessageKey;
}

/** A records page for visitors or unverified accounts; an overlay asks for verification. */
export function ClosedRecords({ view, title, about }: ClosedRecordsProps) {
  const page = usePage();
  if (view === 'visitor') return <StoreShell title={title} about={about} />;
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-title">{page.t(title)}</h1>
      <WalletTabs />
      <EmptyCard Icon={ShieldAlert} title={page.t('records.closed.title')} text={page.t('records.closed.text')} />
    </div>
  );
}
