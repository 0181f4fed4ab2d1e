import { WifiOff } from 'lucide-react';
import type { OverlayProps } from '../../app/overlays/overlay.ts';
import { usePage } from '../../app/use-page.ts';
import { SlimBar } from './slim-bar.tsx';

/** Shows that the connection is lost; disappears when it is back. */
export function OfflineBar({ onClose }: OverlayProps) {
  const page = usePage();
  return (
    <SlimBar id="offline-bar" Icon={WifiOff} onClose={onClose}>
      {page.t('overlays.offline')}
    </SlimBar>
  );
}
