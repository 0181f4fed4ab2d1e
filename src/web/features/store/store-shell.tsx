import { Inbox, LogIn } from 'lucide-react';
import type { MessageKey } from '#i18n/message-key.ts';
import { openSignIn } from '#web/app/session/open-sign-in.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { EmptyCard } from '#web/kit/state/empty-state.tsx';
import { usePage } from '../../app/use-page.ts';
import { WalletTabs } from './wallet-tabs.tsx';

export interface StoreShellProps {
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
