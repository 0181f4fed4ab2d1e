import { useRouterState } from '@tanstack/react-router';

/** Whether the page on show is that of an address that leads nowhere; the next navigation resets it (R4.47). */
export function useIsNotFound(): boolean {
  return useRouterState({ select: ({ matches }) => matches.some(({ status }) => status === 'notFound') });
}
