import { CloudOff, CloudSun } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useHiddenAppBarMenu } from '#web/features/shell/index.ts';
import { usePage } from '../../app/use-page.ts';
import { awaitConnection, windowConnection } from './await-connection.ts';
import { returnAddress } from './return-address.ts';

/** Replaces a page that cannot be loaded; returns to it once the store responds. */
export function OfflinePage({ from }: { from: string | undefined }) {
  const page = usePage();
  // Music, languages and the account need a connection.
  useHiddenAppBarMenu();
  const [isOnline, setOnline] = useState(false);
  const target = returnAddress(from, page.state.origin);
  useEffect(
    () =>
      awaitConnection(windowConnection, () => {
        setOnline(true);
        // Replaces this page: the back button must not return here.
        if (target !== null) location.replace(target);
      }),
    [target],
  );
  const isOver = isOnline && target === null;
  const Icon = isOver ? CloudSun : CloudOff;
  return (
    <div className="mx-auto flex min-h-[50vh] max-w-lg flex-col items-center justify-center gap-4 py-10 text-center">
      <Icon size={72} strokeWidth={1.5} aria-hidden className="text-accent" />
      <h1 className="text-title">{page.t(isOver ? 'offline.online.title' : 'offline.title')}</h1>
      <p className="text-muted" role="status">
        {page.t(isOver ? 'offline.online.text' : isOnline ? 'offline.returning' : 'offline.text')}
      </p>
      {isOver ? (
        <a className="btn btn-gold mt-2" href={page.href('/')}>
          {page.t('offline.hall')}
        </a>
      ) : (
        <a className="btn btn-gold mt-2" href={target ?? page.href('/')} data-document>
          {page.t('maintenance.retry')}
        </a>
      )}
    </div>
  );
}
