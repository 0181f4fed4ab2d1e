import type { ComponentType } from 'react';
import { applyExpiredConsent } from '#web/app/consent/store-consent.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { AllOverlays } from '#web/app/overlays/overlays.tsx';
import type { OverlaysProps, PageContext } from '#web/app/page/page-context.ts';
import { OVERLAYS } from './overlay-table.ts';

export function Overlays({ layout }: OverlaysProps) {
  return <AllOverlays layout={layout} table={OVERLAYS} />;
}

/** Loads the overlays with their messages. */
export async function loadOverlays(page: PageContext): Promise<ComponentType<OverlaysProps>> {
  applyExpiredConsent(Date.now());
  await loadMessages(page, 'overlays');
  return Overlays;
}
