import { FIELD_BOX, FieldFrame, type FieldWords } from './field-frame.tsx';

export interface SelectFieldProps extends FieldWords {
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange: (value: string) => void;
}

/** A choice from a short list. */
export function SelectField({ value, options, onChange, ...words }: SelectFieldProps) {
  return (
    <FieldFrame {...words}>
      {(ties) => (
        <select
          {...ties}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`${FIELD_BOX} min-h-12 px-4 py-2`}
        >
          {options.map(([code, text]) => (
            <option key={code} value={code}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
