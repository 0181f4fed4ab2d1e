import { Inbox, LogIn } from 'lucide-react';
import type { MessageKey } from '#i18n/message-key.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { usePage } from '../../app/use-page.ts';
import { openSignIn } from '../sign-in/open-sign-in.ts';

export interface StoreShellProps {
  readonly title: MessageKey;
  readonly about: MessageKey;
}

/** A page of personal records: its heading for everybody, and for visitors the request to sign in (O5, O6). */
export function StoreShell({ title, about }: StoreShellProps) {
  const page = usePage();
  const isSignedIn = useUser() !== null;
  const Icon = isSignedIn ? Inbox : LogIn;
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl">{page.t(title)}</h1>
      <div className="card flex flex-col items-center gap-4 px-6 py-16 text-center">
        <Icon size={48} aria-hidden className="text-gold-text" />
        <p className="text-lg font-bold">{page.t(isSignedIn ? 'store.empty.title' : 'store.signIn.title')}</p>
        <p className="text-muted max-w-md text-balance">{page.t(isSignedIn ? 'store.empty.text' : about)}</p>
        <div className="flex flex-wrap justify-center gap-3">
          {!isSignedIn && (
            <button type="button" className="btn btn-gold" onClick={() => openSignIn({ reason: 'records' })}>
              {page.t('shell.signIn')}
            </button>
          )}
          <a className="btn btn-quiet" href={page.href('/')}>
            {page.t('store.signIn.browse')}
          </a>
        </div>
      </div>
    </div>
  );
}
