import { useSyncExternalStore } from 'react';
import { mayLoadExternalMedia, subscribeToConsent } from './consent.ts';

/** Whether content from other sites may be loaded without a click; false in server-rendered HTML. */
export function useExternalMedia(): boolean {
  return useSyncExternalStore(subscribeToConsent, mayLoadExternalMedia, () => false);
}
