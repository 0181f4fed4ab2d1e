import { use } from 'react';
import { usePage } from '#web/app/use-page.ts';
import { ReadOnly } from '#web/ui/read-only.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';

/** Where nothing may be changed, what a button does instead of its change: it says why. Otherwise null. */
export function useRefusal(): (() => void) | null {
  const page = usePage();
  if (!use(ReadOnly)) return null;
  return () => toasts.show('info', `${page.t('balance.off.title')} ${page.t('balance.off.text')}`);
}
