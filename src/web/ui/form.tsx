import { type ComponentProps, use } from 'react';
import { Changeable, ReadOnly } from './read-only.tsx';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  readonly onSubmit: () => void;
  /** Some of its parts work although nothing may be changed; they decide themselves. */
  readonly isMixed?: boolean;
}

/** A form validated and sent by script, so that problems are shown at their fields in the page's language. */
export function Form({ onSubmit, isMixed = false, children, ...form }: FormProps) {
  const isReadOnly = use(ReadOnly);
  return (
    <form
      {...form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReadOnly) onSubmit();
      }}
    >
      {isMixed ? children : <Changeable>{children}</Changeable>}
    </form>
  );
}
