import { Smartphone } from 'lucide-react';
import type { OverlayProps } from '../../app/overlays/overlay.ts';
import { usePage } from '../../app/use-page.ts';
import { SlimBar } from './slim-bar.tsx';

/** Suggests turning the phone upright (R2.43, R2.44); nothing depends on it (WCAG 1.3.4). */
export function RotateBar({ onClose }: OverlayProps) {
  const page = usePage();
  return (
    <SlimBar id="rotate-bar" Icon={Smartphone} onClose={onClose}>
      {page.t('overlays.rotate')}
    </SlimBar>
  );
}
