import { useSyncExternalStore } from 'react';
import { mayLoadExternalMedia, subscribeToConsent } from './consent.ts';

/** Whether content of other sites may be loaded before somebody asks for it; never in the server's HTML. */
export function useExternalMedia(): boolean {
  return useSyncExternalStore(subscribeToConsent, mayLoadExternalMedia, () => false);
}
