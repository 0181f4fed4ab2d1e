import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  /** `gold` for the main action, `danger` for irreversible or destructive ones. */
  readonly look?: 'gold' | 'quiet' | 'danger' | undefined;
  /** The action is running: shows a spinner and ignores clicks. */
  readonly isBusy?: boolean | undefined;
  /** Ignores clicks, but stays focusable, unlike with `disabled`, so that the focus is not lost. */
  readonly isOff?: boolean | undefined;
  readonly Icon?: LucideIcon | undefined;
}

/** A button with a text label. */
export function Button({ look = 'quiet', isBusy = false, isOff = false, Icon, ...rest }: ButtonProps) {
  const { className = '', children, onClick, ...attributes } = rest;
  const isStill = isBusy || isOff;
  return (
    <button
      type="button"
      {...attributes}
      className={`btn btn-${look} ${className}`.trimEnd()}
      aria-disabled={isStill}
      onClick={isStill ? undefined : onClick}
    >
      {isBusy ? <Spinner /> : Icon !== undefined && <Icon size={18} aria-hidden className="flex-none" />}
      {children}
    </button>
  );
}
