import { type FunctionComponent, useEffect, useRef, useState } from 'react';
import { showFailure } from '../messages/show-failure.ts';
import { usePage } from '../use-page.ts';
import type { Overlay, OverlayViewProps } from './overlay.ts';

interface ShownOverlayProps extends OverlayViewProps {
  readonly overlay: Overlay;
}

/** Shows an overlay; most are loaded on demand. */
export function ShownOverlay(props: ShownOverlayProps) {
  const { View } = props.overlay;
  return View === undefined ? <FetchedOverlay {...props} /> : <View state={props.state} onClose={props.onClose} />;
}

/** Closes an overlay that fails to load, with a message if it was requested. */
function FetchedOverlay({ overlay, state, onClose }: ShownOverlayProps) {
  const page = usePage();
  const [Loaded, setLoaded] = useState<FunctionComponent<OverlayViewProps> | null>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    let isWanted = true;
    const isAsked = page.session.state().demands.includes(overlay.name) || overlay.isBinding === true;
    overlay.load?.(page).then(
      (Component) => isWanted && setLoaded(() => Component),
      (error: unknown) => {
        if (!isWanted) return undefined;
        close.current();
        return isAsked ? showFailure(page, error) : undefined;
      },
    );
    return () => {
      isWanted = false;
    };
  }, [overlay, page]);
  return Loaded !== null && <Loaded state={state} onClose={onClose} />;
}
