import { useEffect, useState } from 'react';

type Drawings = typeof import('./drawings.tsx');

/** The drawings come after the page, in a file of their own: it is larger than all the rest. Without it tables are shown. */
export function useDrawings() {
  const [drawings, setDrawings] = useState<Drawings | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    import('./drawings.tsx').then(
      (module) => !isGone && setDrawings(module),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return { drawings, hasFailed };
}
