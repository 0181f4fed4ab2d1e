import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Spinner } from './spinner.tsx';

interface Look {
  /** `gold` for the main action, `danger` for irreversible or destructive ones. */
  readonly look?: 'gold' | 'quiet' | 'danger' | undefined;
  readonly Icon?: LucideIcon | undefined;
}

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** The action is running: shows a spinner and ignores clicks. */
  readonly isBusy?: boolean | undefined;
  /** Ignores clicks, but stays focusable, unlike with `disabled`, so that the focus is not lost. */
  readonly isOff?: boolean | undefined;
}

/** A button with a text label. */
export function Button({ look, isBusy, isOff, Icon, ...rest }: ButtonProps) {
  const { className, children, onClick, ...attributes } = rest;
  // Absent from buttons that are never off.
  const isStill = isBusy || (isOff ?? isBusy);
  return (
    <button
      type="button"
      {...attributes}
      className={classOf(look, className)}
      aria-disabled={isStill}
      onClick={isStill ? undefined : onClick}
    >
      {isBusy ? <Spinner /> : Icon !== undefined && <Icon size={18} aria-hidden className="flex-none" />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function LinkButton({ look, Icon, className, children, ...link }: ComponentProps<'a'> & Look) {
  return (
    <a className={classOf(look, className)} {...link}>
      {Icon !== undefined && <Icon size={18} aria-hidden className="flex-none" />}
      {children}
    </a>
  );
}

interface IconButtonProps extends ComponentProps<'button'> {
  /** For screen readers, and shown at the pointer. */
  readonly label: string;
  readonly Icon: LucideIcon;
  /** Of the icon, in pixels. */
  readonly size?: number;
}

/** A button with an icon instead of a text. */
export function IconButton({ label, Icon, size = 18, className = '', ...attributes }: IconButtonProps) {
  return (
    <button
      type="button"
      {...attributes}
      aria-label={label}
      title={label}
      className={`btn-icon ${className}`.trimEnd()}
    >
      <Icon size={size} aria-hidden />
    </button>
  );
}

function classOf(look: Look['look'] = 'quiet', others = ''): string {
  return `btn btn-${look} ${others}`.trimEnd();
}
