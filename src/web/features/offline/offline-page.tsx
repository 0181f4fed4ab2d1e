import { useEffect, useState } from 'react';
import { useHiddenAppBarMenu } from '#web/features/shell/index.ts';
import { usePage } from '../../app/use-page.ts';
import { awaitConnection, windowConnection } from './await-connection.ts';
import { OfflineScene } from './offline-scene.tsx';
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
  return (
    <div className="pad mx-auto flex min-h-[50vh] max-w-xl flex-col items-center justify-center gap-3 py-6 text-center">
      <OfflineScene isConnected={isOnline} />
      <h1 className="text-title mt-4">{page.t(isOver ? 'offline.online.title' : 'offline.title')}</h1>
      <p className="text-muted text-balance" role="status">
        {page.t(isOver ? 'offline.online.text' : isOnline ? 'offline.returning' : 'offline.text')}
      </p>
      {!isOnline && <p className="text-muted text-sm text-balance">{page.t('offline.hint')}</p>}
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
