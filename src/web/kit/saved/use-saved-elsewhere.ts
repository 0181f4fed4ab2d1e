import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { followTabs } from '#web/app/other-tabs.ts';

/** Loads the page's data again after another tab has changed the library, or bought something. */
export function useSavedElsewhere(): void {
  const router = useRouter();
  useEffect(() => {
    const reload = () => void router.invalidate();
    const leave = [followTabs('library', reload), followTabs('balances', reload)];
    return () => {
      for (const end of leave) end();
    };
  }, [router]);
}
