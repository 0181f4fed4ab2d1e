import { useEffect, useState } from 'react';
import type { VisitsChart } from './visits-chart.tsx';

/** The drawing comes after the page, in a file of its own: it is larger than all the rest. Without it the table is shown. */
export function useChart() {
  const [Chart, setChart] = useState<typeof VisitsChart | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    import('./visits-chart.tsx').then(
      (module) => !isGone && setChart(() => module.VisitsChart),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return { Chart, hasFailed };
}
