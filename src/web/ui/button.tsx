import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  /** `gold` for the main action, `danger` if it cannot be undone or takes something away. */
  readonly look?: 'gold' | 'quiet' | 'danger' | undefined;
  /** The action runs: a spinner replaces the icon, and the button does nothing. */
  readonly isBusy?: boolean | undefined;
  /** The button does nothing for now. It stays focusable, unlike with `disabled`, so that the focus is not lost. */
  readonly isOff?: boolean | undefined;
  readonly Icon?: LucideIcon | undefined;
}

/** A button with words; plain unless `look` says more. */
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
