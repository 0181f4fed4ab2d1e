import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import type { OrderedItem } from './ordered-list.tsx';

/** An order that is changed here and saved as a whole. */
export function useOrder<Item extends OrderedItem>(saved: readonly Item[], save: (keys: string[]) => Promise<unknown>) {
  const page = usePage();
  const router = useRouter();
  const [items, setItems] = useState(saved);
  useEffect(() => setItems(saved), [saved]);
  const isDirty = keysOf(items).join(' ') !== keysOf(saved).join(' ');
  const { isBusy, start } = useAction(async () => {
    await save(keysOf(items));
    await router.invalidate();
    toasts.show('success', page.t('operations.order.saved'));
  });
  return { items, setItems, isDirty, isBusy, submit: start, reset: () => setItems(saved) };
}

function keysOf(items: readonly OrderedItem[]): string[] {
  return items.map(({ key }) => key);
}
