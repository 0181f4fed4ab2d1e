import { useRouterState } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { loadingCalls } from '#web/app/navigation/loading-calls.ts';
import { usePage } from '../../app/use-page.ts';

/** A thin progress bar while a page or a call is loading. */
export function LoadingBar() {
  const page = usePage();
  const isNavigating = useRouterState({ select: (state) => state.isLoading && state.status === 'pending' });
  const isCalling = useSyncExternalStore(loadingCalls.subscribe, loadingCalls.isActive, () => false);
  if (!isNavigating && !isCalling) return null;
  return (
    <div
      role="progressbar"
      aria-live="polite"
      aria-label={page.t('shell.loading')}
      className="bg-gold loading-bar fixed inset-x-0 top-0 z-50 h-[3px]"
    />
  );
}
