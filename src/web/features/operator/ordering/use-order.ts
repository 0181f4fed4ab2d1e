import { useEffect, useState } from 'react';
import { usePage } from '#web/app/use-page.ts';
import { useMutation } from '#web/kit/dialog/use-mutation.ts';
import type { OrderedItem } from './ordered-list.tsx';

/** An order that is edited locally and saved as a whole. */
export function useOrder<Item extends OrderedItem>(saved: readonly Item[], save: (keys: string[]) => Promise<unknown>) {
  const page = usePage();
  const [items, setItems] = useState(saved);
  useEffect(() => setItems(saved), [saved]);
  const isDirty = keysOf(items).join(' ') !== keysOf(saved).join(' ');
  const { isBusy, start } = useMutation({
    call: () => save(keysOf(items)),
    done: page.t('operations.order.saved'),
  });
  return { items, setItems, isDirty, isBusy, submit: start, reset: () => setItems(saved) };
}

function keysOf(items: readonly OrderedItem[]): string[] {
  return items.map(({ key }) => key);
}
