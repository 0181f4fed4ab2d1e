import { Suspense, useEffect } from 'react';
import type { OverlaysProps } from '../page/page-context.ts';
import { useMaintenance } from '../page/use-maintenance.ts';
import { usePage } from '../use-page.ts';
import { takeDemands } from './overlay-demands.ts';

/**
 * Where everything that lies over a page appears. The server renders what a first visit meets, so that nothing of it
 * comes late; what decides about overlays is fetched once the page is taken over, and takes that over then.
 */
export function OverlayHost({ layout }: OverlaysProps) {
  const page = usePage();
  const { Overlays, session } = page;
  const maintenance = useMaintenance();
  useEffect(() => takeDemands(session), [session]);
  // Under maintenance its notice is all there is: no call of an overlay would be answered.
  return (
    maintenance === undefined && (
      <Suspense>
        <Overlays layout={layout} />
      </Suspense>
    )
  );
}
