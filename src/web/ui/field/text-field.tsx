import type { InputHTMLAttributes } from 'react';
import { FIELD_BOX, FieldFrame, type FieldWords } from './field-frame.tsx';

export interface TextFieldProps
  extends FieldWords,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'min' | 'max' | 'spellCheck' | 'autoFocus' | 'required'
    > {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A text input. */
export function TextField({ name, label, hint, error, value, onChange, ...input }: TextFieldProps) {
  return (
    <FieldFrame {...{ name, label, hint, error }}>
      {(ties) => (
        <input
          {...input}
          {...ties}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`${FIELD_BOX} min-h-12 px-4 py-2`}
        />
      )}
    </FieldFrame>
  );
}
