import { Plus } from 'lucide-react';
import { useAction } from '../../app/use-action.ts';
import { usePage } from '../../app/use-page.ts';
import { Spinner } from '../../ui/spinner.tsx';

/** Adds the current device to the list, by a code sent to the account's email address. */
export function AddDevice({ email, isListOn }: { email: string; isListOn: boolean }) {
  const page = usePage();
  const { isBusy, start } = useAction(async () => {
    const { openDeviceCode } = await import('#web/app/overlays/open-verification.ts');
    await openDeviceCode();
  });
  return (
    <div className="border-line flex flex-col gap-3 border-t pt-5 sm:flex-row sm:items-center">
      <p className="text-muted min-w-0 flex-1 text-sm wrap-anywhere">{page.t('account.devices.addLead', { email })}</p>
      <button
        type="button"
        className={`btn flex-none ${isListOn ? 'btn-gold' : 'btn-quiet'}`}
        aria-disabled={isBusy}
        onClick={start}
      >
        {isBusy ? <Spinner /> : <Plus size={18} aria-hidden className="flex-none" />}
        {page.t('account.devices.add')}
      </button>
    </div>
  );
}
