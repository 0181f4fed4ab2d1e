import { Suspense, useEffect } from 'react';
import type { OverlaysProps } from '../page/page-context.ts';
import { useMaintenance } from '../page/use-maintenance.ts';
import { usePage } from '../use-page.ts';
import { takeDemands } from './overlay-demands.ts';

/**
 * The container of all overlays. The server renders those of a first visit, so that they do not appear late; the
 * overlay manager is loaded after hydration and then takes over.
 */
export function OverlayHost({ layout }: OverlaysProps) {
  const page = usePage();
  const { Overlays, session } = page;
  const maintenance = useMaintenance();
  useEffect(() => takeDemands(session), [session]);
  // During maintenance only the notice is shown: the calls of other overlays would fail.
  return (
    maintenance === undefined && (
      <Suspense>
        <Overlays layout={layout} />
      </Suspense>
    )
  );
}
