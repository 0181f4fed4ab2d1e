import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { type Toast, type ToastType, toasts } from './toast-store.ts';

const LOOKS = {
  success: { Icon: CircleCheck, className: 'toast-success text-success' },
  error: { Icon: CircleAlert, className: 'toast-error text-danger' },
  warning: { Icon: TriangleAlert, className: 'toast-warning text-warning' },
  info: { Icon: Info, className: 'toast-info text-info' },
} as const satisfies Record<ToastType, { Icon: typeof Info; className: string }>;

const NONE: ReturnType<typeof toasts.list> = [];

/** Messages at the top right, 58 px from the top; a click removes one (R2.65-R2.68, R9.16). */
export function Toasts({ label }: { label: string }) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.list, () => NONE);
  return (
    <section
      id="toasts"
      aria-label={label}
      aria-live="polite"
      className="fixed end-4 top-[58px] z-50 flex w-[min(360px,calc(100vw-32px))] flex-col gap-2 empty:hidden"
    >
      {shown.map((toast) => (
        <ToastButton key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

/** A message in the style of its type; a click removes it. */
export function ToastButton({ toast: { id, type, text } }: { toast: Toast }) {
  const { Icon, className } = LOOKS[type];
  return (
    <button
      type="button"
      onClick={() => toasts.remove(id)}
      className={`toast card flex min-h-12 items-start gap-3 px-4 py-3 text-start text-sm ${className}`}
    >
      <Icon size={20} aria-hidden className="mt-0.5 flex-none" />
      <span className="text-ink">{text}</span>
    </button>
  );
}
