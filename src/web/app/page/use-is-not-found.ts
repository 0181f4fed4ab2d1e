import { useRouterState } from '@tanstack/react-router';

/** Whether the "not found" page is shown; reset by the next navigation (R4.47). */
export function useIsNotFound(): boolean {
  return useRouterState({ select: ({ matches }) => matches.some(({ status }) => status === 'notFound') });
}
