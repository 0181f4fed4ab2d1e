import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';

/** Reloads a game's page on return after it was changed: the router would briefly show the outdated data. */
export function useInvalidateDetails(): () => void {
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
