import type { FormChange } from '#contract/version/operator-entities.ts';

/** How reviewers see a change of a field. */
export interface FieldDifference<Value> {
  readonly kind: FormChange['kind'];
  /** The value as texts, none if it is empty; by name if the field has parts. */
  readonly texts: (value: Value) => readonly string[] | Readonly<Record<string, readonly string[]>>;
}

export function filledText(text: string): readonly string[] {
  return text === '' ? [] : [text];
}

const plain = (value: boolean | number | string): readonly string[] => [String(value)];

/** Text, compared word by word. */
export const asText = { kind: 'text', texts: filledText } as const;
/** A picture's address. */
export const asPicture = { kind: 'image', texts: filledText } as const;
/** An optional value. */
export const asValue = { kind: 'value', texts: filledText } as const;
/** A value that is always present. */
export const asChoice = { kind: 'value', texts: plain } as const;
