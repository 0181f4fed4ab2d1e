import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Once something of a game's page was changed on it, the way back to that page loads it anew: the router would show what
 * it had loaded before the change, if only for a moment.
 */
export function useForgetDetails(): () => void {
  const router = useRouter();
  const isChanged = useRef(false);
  useEffect(
    () => () => {
      if (isChanged.current) router.clearCache({ filter: ({ routeId }) => routeId === '/application/details' });
    },
    [router],
  );
  return useCallback(() => {
    isChanged.current = true;
  }, []);
}
