import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from './spinner.tsx';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  readonly onSubmit: (form: HTMLFormElement) => void;
}

/** A form that is checked and sent by a script, so that problems are shown at their fields in the page's language. */
export function Form({ onSubmit, ...form }: FormProps) {
  return (
    <form
      {...form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    />
  );
}

interface SubmitButtonProps {
  readonly isBusy: boolean;
  /** Gives way to the spinner. */
  readonly icon?: ReactNode;
  /** Instead of `btn-gold`. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** Sends the form around it; it keeps the focus while the form is on its way. */
export function SubmitButton({ isBusy, icon, className = 'btn-gold', children }: SubmitButtonProps) {
  return (
    <button type="submit" className={`btn ${className}`} aria-disabled={isBusy}>
      {isBusy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
