import { type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePage } from '../../app/use-page.ts';

export interface SlimBarProps {
  readonly id: string;
  readonly Icon: LucideIcon;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** An action button. */
  readonly action?: ReactNode;
}

/** A dismissible bar at the bottom of the window; Escape closes it while focused. */
export function SlimBar({ id, Icon, onClose, children, action }: SlimBarProps) {
  const page = usePage();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a second way to what the button does.
    <div
      id={id}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
      className="card border-control flex w-full max-w-[720px] items-center gap-x-3 py-1.5 ps-4 pe-1.5 text-sm"
    >
      <Icon size={20} aria-hidden className="text-gold-text flex-none" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
        <p className="min-w-0 flex-[1_1_14rem] py-1 wrap-anywhere">{children}</p>
        {action}
      </div>
      <button type="button" className="btn-icon" aria-label={page.t('shell.close')} onClick={onClose}>
        <X size={20} aria-hidden />
      </button>
    </div>
  );
}
