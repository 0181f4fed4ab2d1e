import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '#contract/errors/api-error.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { focusField } from './focus-field.ts';
import {
  errorsOf,
  type FormErrors,
  firstError,
  isEmpty,
  readErrors,
  type ShownErrors,
  withoutFields,
} from './form-errors.ts';

type NameOf<Values> = Extract<keyof Values, string>;
type TextName<Values> = { [Name in NameOf<Values>]: Values[Name] extends string ? Name : never }[NameOf<Values>];

type Explain<Values> = (error: ApiError, values: Values, named: FormErrors) => FormErrors;

export interface FormPlan<Values extends object> {
  /** The stored values. The form follows later ones unless the visitor has changed something. */
  readonly initial: Values;
  /** Validates the values before sending. */
  readonly check: (values: Values) => FormErrors<NameOf<Values>> | Promise<FormErrors<NameOf<Values>>>;
  readonly send: (values: Values) => Promise<unknown>;
  /** Runs after the values are stored, for example to reload the page's data. */
  readonly onSent?: (() => unknown) | undefined;
  /** Maps a failure to fields if the page's names differ from the server's, or a code concerns a field. */
  readonly explain?: Explain<Values> | undefined;
  /** Field names in page order; that of `initial` by default. */
  readonly order?: readonly string[] | undefined;
  /** Shows the first field with a problem; focuses it by default. */
  readonly onRefused?: ((name: string) => void) | undefined;
}

/** The state of a form: input survives failures, and problems are shown at their fields. */
export function useForm<Values extends object>(plan: FormPlan<Values>) {
  const { initial, check, send, onSent, explain, order = Object.keys(initial), onRefused = focusField } = plan;
  const page = usePage();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<ShownErrors>({});
  const { stored, isDirty, keep } = useStored({ initial, values, follow: setValues });
  const refuse = (found: ShownErrors) => {
    flushSync(() => setErrors(found));
    const first = firstError(found, order);
    if (first !== undefined) onRefused(first);
  };
  const { isBusy, start } = useAction(async () => {
    const found = await check(values);
    if (!isEmpty(found)) return refuse(found);
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const named = await readErrors(page, error);
      const explained = explain?.(error, values, named) ?? {};
      const found = isEmpty(explained) ? named : explained;
      const ours = errorsOf(found, order);
      if (isEmpty(ours)) throw error;
      return refuse(ours);
    }
    setErrors({});
    keep(values);
    await onSent?.();
  });
  const update = (next: (before: Values) => Values, fields: readonly string[]) => {
    setValues(next);
    setErrors((before) => withoutFields(before, fields));
  };
  return {
    values,
    errors,
    isBusy,
    /** Whether unsaved input exists; surrounding blanks are ignored. */
    isDirty,
    submit: start,
    change: (changes: Partial<Values>, fields: readonly string[] = Object.keys(changes)) =>
      update((before) => ({ ...before, ...changes }), fields),
    refuse,
    errorOf: (name: string) => errors[name] ?? '',
    reset() {
      setValues(stored);
      setErrors({});
    },
    /** Props of a text field. */
    fieldOf: <Name extends TextName<Values>>(name: Name) => ({
      name,
      value: String(values[name]),
      error: errors[name] ?? '',
      onChange: (value: string) => update((before) => ({ ...before, [name]: value }), [name]),
    }),
  };
}

interface Typed<Values> {
  readonly initial: Values;
  readonly values: Values;
  readonly follow: (values: Values) => void;
}

/** Separates typed values from stored ones. Sent values count as stored before the page has reloaded them. */
function useStored<Values extends object>({ initial, values, follow }: Typed<Values>) {
  const read = textOf(initial);
  const [known, setKnown] = useState({ read, stored: initial });
  if (read !== known.read) {
    setKnown({ read, stored: initial });
    follow(followStored({ values, before: known.stored, after: initial }));
  }
  return {
    stored: known.stored,
    isDirty: textOf(values) !== textOf(known.stored),
    keep: (sent: Values) => flushSync(() => setKnown((before) => ({ ...before, stored: sent }))),
  };
}

/** The values serialized for comparison; surrounding blanks are ignored. */
export function textOf(values: unknown): string {
  return JSON.stringify(values, (_, value: unknown) => (typeof value === 'string' ? value.trim() : value));
}

interface Reading<Values> {
  readonly values: Values;
  /** The previously stored values. */
  readonly before: Values;
  /** The newly stored values. */
  readonly after: Values;
}

/** The form after other values were stored: fields the user has changed stay, the others follow. */
export function followStored<Values extends object>({ values, before, after }: Reading<Values>): Values {
  const changed = Object.entries(values).filter(([name, value]) => textOf(value) !== textOf(entryOf(before, name)));
  return { ...after, ...Object.fromEntries(changed) };
}

function entryOf(values: object, name: string): unknown {
  return Object.entries(values).find(([one]) => one === name)?.[1];
}
