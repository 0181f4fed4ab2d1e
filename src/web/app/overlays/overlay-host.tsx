import { type ComponentType, useEffect, useState } from 'react';
import { takeDemands } from '../overlay-demands.ts';
import { usePage } from '../use-page.ts';

interface OverlayHostProps {
  /** Name of the layout of the page at hand. */
  readonly layout: string;
}

/**
 * Where everything that lies over a page appears. What decides about it is fetched once the page is taken over, so that
 * neither the server's HTML nor the first rendering knows of any overlay.
 */
export function OverlayHost({ layout }: OverlayHostProps) {
  const page = usePage();
  const [Loaded, setLoaded] = useState<ComponentType<OverlayHostProps> | null>(null);
  useEffect(() => takeDemands(page.session), [page]);
  useEffect(() => {
    import('./overlays.tsx').then(
      ({ loadOverlays }) => loadOverlays(page).then((Overlays) => setLoaded(() => Overlays)),
      // Without a connection there is nothing to show; the next page tries again.
      () => undefined,
    );
  }, [page]);
  // Under maintenance its notice is all there is: no call of an overlay would be answered.
  return Loaded !== null && page.state.maintenance === undefined && <Loaded layout={layout} />;
}
