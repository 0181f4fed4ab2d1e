import { useCallback, useEffect, useRef } from 'react';
import { oldParts } from './old-parts.ts';

/** Runs a reload of data that the window shows. While it fails, they are old (`oldParts`). */
export type Renew = (reload: () => Promise<void>) => Promise<void>;

/** `loaded` is what brings the data up to date otherwise. */
export function useRenewal(loaded?: unknown): Renew {
  const part = useRef({ since: '', isGone: false });
  // Data that arrive otherwise are as new as a reload's.
  useEffect(() => succeed(part.current), [loaded]);
  useEffect(() => {
    const own = part.current;
    own.isGone = false;
    return () => {
      own.isGone = true;
      oldParts.remove(own);
    };
  }, []);
  return useCallback(async (reload) => {
    const own = part.current;
    try {
      await reload();
      succeed(own);
    } catch (error) {
      if (!own.isGone) oldParts.add(own, own.since);
      throw error;
    }
  }, []);
}

function succeed(part: { since: string }): void {
  part.since = new Date().toISOString();
  oldParts.remove(part);
}
