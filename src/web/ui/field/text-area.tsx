import { FIELD_BOX, FieldFrame, type FieldWords } from './field-frame.tsx';

export interface TextAreaProps extends FieldWords {
  readonly value: string;
  readonly maxLength: number;
  readonly isOptional?: boolean;
  readonly onChange: (value: string) => void;
}

/** A text input of several lines. */
export function TextArea({ value, maxLength, isOptional = false, onChange, ...words }: TextAreaProps) {
  return (
    <FieldFrame {...words}>
      {(ties) => (
        <textarea
          {...ties}
          rows={4}
          required={!isOptional}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`${FIELD_BOX} px-4 py-3`}
        />
      )}
    </FieldFrame>
  );
}
