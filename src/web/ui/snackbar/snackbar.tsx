import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { snackbar } from './snackbar-store.ts';

interface SnackbarProps {
  /** Label of the close button. */
  readonly close: string;
  /** One of its focused buttons closes it: the focus must return to where it was. */
  readonly onLeave: () => void;
}

/** The single message at the bottom with its action; stays while hovered or focused (R2.61). */
export function Snackbar({ close, onLeave }: SnackbarProps) {
  const message = useSyncExternalStore(snackbar.subscribe, snackbar.message, () => null);
  return (
    <div aria-live="polite" className="flex min-w-0 flex-1 justify-center">
      {message !== null && (
        // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here; the time only stands still meanwhile.
        <div
          key={message.id}
          id="snackbar"
          onMouseEnter={snackbar.pause}
          onMouseLeave={snackbar.resume}
          onFocus={snackbar.pause}
          onBlur={snackbar.resume}
          className="card bg-ink text-page pointer-events-auto flex min-h-12 max-w-full items-center gap-1 py-0.5 ps-4 pe-1 text-sm"
        >
          <span className="py-2.5 wrap-anywhere">{message.text}</span>
          {message.action !== undefined && (
            <button
              type="button"
              className="min-h-11 flex-none rounded-xl px-3 font-bold underline underline-offset-4"
              onClick={() => {
                onLeave();
                message.action?.run();
                snackbar.hide();
              }}
            >
              {message.action.label}
            </button>
          )}
          <button
            type="button"
            className="inline-grid size-11 flex-none place-items-center rounded-xl"
            aria-label={close}
            onClick={() => {
              onLeave();
              snackbar.hide();
            }}
          >
            <X size={18} aria-hidden />
          </button>
        </div>
      )}
    </div>
  );
}
