import { useEffect } from 'react';
import type { DraftState } from '../draft/draft-keeper.ts';

/** While something typed is not kept yet, the browser asks before the document goes; other pages of ours may be opened. */
export function useUnkeptGuard({ kind }: DraftState): void {
  const isUnkept = kind !== 'idle' && kind !== 'saved';
  useEffect(() => {
    if (!isUnkept) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnkept]);
}
