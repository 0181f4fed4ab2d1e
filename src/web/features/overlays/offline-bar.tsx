import { WifiOff } from 'lucide-react';
import type { OverlayProps } from '../../app/overlays/overlay.ts';
import { usePage } from '../../app/use-page.ts';
import { SlimBar } from './slim-bar.tsx';

/** Tells that the connection is gone; it goes by itself when that is back. */
export function OfflineBar({ onClose }: OverlayProps) {
  const page = usePage();
  return (
    <SlimBar id="offline-bar" Icon={WifiOff} onClose={onClose}>
      {page.t('overlays.offline')}
    </SlimBar>
  );
}
