import { RefreshCw } from 'lucide-react';
import { newVersion } from '../../app/overlays/new-version.ts';
import type { OverlayProps } from '../../app/overlays/overlay.ts';
import { usePage } from '../../app/use-page.ts';
import { SlimBar } from './slim-bar.tsx';

/** Offers the new release of the store; pages with unsaved input ask before reloading. */
export function NewVersionBar({ onClose }: OverlayProps) {
  const page = usePage();
  return (
    <SlimBar
      id="new-version-bar"
      Icon={RefreshCw}
      onClose={onClose}
      action={
        <button type="button" className="link min-h-11 font-bold" onClick={newVersion.load}>
          {page.t('overlays.newVersion.load')}
        </button>
      }
    >
      {page.t('overlays.newVersion.text')}
    </SlimBar>
  );
}
