import { LogIn } from 'lucide-react';
import type { MessageKey } from '#i18n/message-key.ts';
import { usePage } from '../../app/use-page.ts';

export interface StoreShellProps {
  readonly title: MessageKey;
  readonly about: MessageKey;
}

/** A page of personal records: its heading for everybody, and for visitors the request to sign in (O6). */
export function StoreShell({ title, about }: StoreShellProps) {
  const page = usePage();
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl">{page.t(title)}</h1>
      <div className="card flex flex-col items-center gap-4 px-6 py-16 text-center">
        <LogIn size={48} aria-hidden className="text-gold-text" />
        <p className="text-lg font-bold">{page.t('store.signIn.title')}</p>
        <p className="text-muted max-w-md">{page.t(about)}</p>
        <a className="btn btn-quiet" href={page.href('/')}>
          {page.t('store.signIn.browse')}
        </a>
      </div>
    </div>
  );
}
