import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { TextField } from '#web/ui/field/text-field.tsx';

interface ReasonFieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string;
  /** Who reads the reason besides operators; absent if no one does. */
  readonly hint?: string;
  readonly onChange: (value: string) => void;
}

/** The reason for an action, for the audit log. */
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
