import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { showFailure } from '#web/app/messages/show-failure.ts';
import { usePage } from '#web/app/use-page.ts';
import type { PurchaseDialogProps } from './purchase-dialog.tsx';

interface PurchaseSlotProps extends Omit<PurchaseDialogProps, 'offer'> {
  /** The dialog has closed: the game continues. */
  readonly onGone: () => void;
}

/** The place of a game's offers; the dialog is loaded with the first one. */
export function PurchaseSlot({ desk, onGone, ...game }: PurchaseSlotProps) {
  const page = usePage();
  const { purchases } = desk;
  const offer = useSyncExternalStore(purchases.subscribe, purchases.current, () => null);
  const isAsked = offer !== null;
  const [Dialog, setDialog] = useState<ComponentType<PurchaseDialogProps> | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    const load = async () => {
      const [{ PurchaseDialog }] = await Promise.all([
        import('./purchase-dialog.tsx'),
        loadMessages(page, 'purchase', 'exchange', 'rules', 'errors'),
      ]);
      setDialog(() => PurchaseDialog);
    };
    load().catch((error: unknown) => {
      purchases.close('offline');
      return showFailure(page, error);
    });
    return onGone;
  }, [isAsked, page, purchases, onGone]);
  if (offer === null || Dialog === null) return null;
  return (
    <div className="text-ink">
      <Dialog {...game} desk={desk} offer={offer} />
    </div>
  );
}
