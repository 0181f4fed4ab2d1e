import { LIMITS } from '#contract/values/limits.ts';
import { TextField } from '#web/ui/field/text-field.tsx';
import { usePage } from '../../../app/use-page.ts';

interface ReasonFieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string;
  /** Who reads it besides the operators; absent: nobody. */
  readonly hint?: string;
  readonly onChange: (value: string) => void;
}

/** Why something is done, for the log. */
export function ReasonField({ hint, ...field }: ReasonFieldProps) {
  const page = usePage();
  return (
    <TextField
      {...field}
      label={page.t('words.reason')}
      hint={hint ?? page.t('operator.reason.suspend')}
      maxLength={LIMITS.reasonLength}
      autoComplete="off"
      required
    />
  );
}
