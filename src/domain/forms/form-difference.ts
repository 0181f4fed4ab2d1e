import type { FormChange } from '#contract/version/operator-entities.ts';

/** How reviewers see a change of a field. */
export interface FieldDifference<Value> {
  readonly kind: FormChange['kind'];
  /** The value as texts, none where it is empty; by name where the field has parts. */
  readonly texts: (value: Value) => readonly string[] | Readonly<Record<string, readonly string[]>>;
}

export function filledText(text: string): readonly string[] {
  return text === '' ? [] : [text];
}

const plain = (value: boolean | number | string): readonly string[] => [String(value)];

/** Words to be compared word by word. */
export const asText = { kind: 'text', texts: filledText } as const;
/** The address of one picture. */
export const asPicture = { kind: 'image', texts: filledText } as const;
/** A value that may be left out. */
export const asValue = { kind: 'value', texts: filledText } as const;
/** A value that is always there. */
export const asChoice = { kind: 'value', texts: plain } as const;
