import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '#contract/errors/api-error.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { useAction } from '#web/app/use-action.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { focusField } from './focus-field.ts';
import { type FormErrors, firstError, isEmpty, isPart, type ShownErrors, withoutFields } from './form-errors.ts';

type NameOf<Values> = Extract<keyof Values, string>;
type TextName<Values> = { [Name in NameOf<Values>]: Values[Name] extends string ? Name : never }[NameOf<Values>];

interface FormPlan<Values extends object> {
  /** What is stored. The form follows a later value unless the visitor has changed something. */
  readonly initial: Values;
  /** Finds problems before anything is sent. */
  readonly check: (values: Values) => FormErrors<NameOf<Values>> | Promise<FormErrors<NameOf<Values>>>;
  readonly send: (values: Values) => Promise<unknown>;
  /** Runs once the values are stored, such as reading the page again. */
  readonly onSent?: (() => unknown) | undefined;
  /** Names the fields that a failure is about if it does not name them itself. */
  readonly explain?: ((error: ApiError) => FormErrors<NameOf<Values>>) | undefined;
  /** The names of fields in the order of the page; by default that of `initial`. */
  readonly order?: readonly string[] | undefined;
  /** Shows the first field with a problem; by default it gets the focus. */
  readonly onRefused?: ((name: string) => void) | undefined;
}

/** The state of a form: typed values survive a failure, and problems are shown at their fields. */
export function useForm<Values extends object>(plan: FormPlan<Values>) {
  const { initial, check, send, onSent, explain, order = Object.keys(initial), onRefused = focusField } = plan;
  const page = usePage();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<ShownErrors>({});
  const { isDirty, keep } = useStored({ initial, values, follow: setValues });
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
      const named = await readErrors(page, error, explain);
      const ours = Object.fromEntries(Object.entries(named).filter(([name]) => order.some((one) => isPart(name, one))));
      if (isEmpty(ours)) throw error;
      return refuse(ours);
    }
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
    /** Something is typed that is not stored; blanks around a text do not count. */
    isDirty,
    submit: start,
    change: (changes: Partial<Values>, fields: readonly string[] = Object.keys(changes)) =>
      update((before) => ({ ...before, ...changes }), fields),
    refuse,
    errorOf: (name: string) => errors[name] ?? '',
    reset() {
      setValues(initial);
      setErrors({});
    },
    /** The properties of a text field. */
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
  readonly follow: (stored: Values) => void;
}

/**
 * Tells typed values from stored ones. Values that were sent count as stored before the page has read them again. What
 * the page reads later replaces stored values, never typed ones.
 */
function useStored<Values>({ initial, values, follow }: Typed<Values>) {
  const read = textOf(initial);
  const [known, setKnown] = useState({ read, kept: read });
  const isDirty = textOf(values) !== known.kept;
  if (read !== known.read) {
    setKnown({ read, kept: read });
    if (!isDirty) follow(initial);
  }
  return {
    isDirty,
    keep: (sent: Values) => flushSync(() => setKnown((before) => ({ ...before, kept: textOf(sent) }))),
  };
}

function textOf(values: unknown): string {
  return JSON.stringify(values, (_, value: unknown) => (typeof value === 'string' ? value.trim() : value));
}

/** The server's words for the fields that it refuses. */
async function readErrors(
  page: Page,
  error: unknown,
  explain?: (error: ApiError) => ShownErrors,
): Promise<ShownErrors> {
  if (!(error instanceof ApiError)) return {};
  await loadMessages(page, 'errors', 'rules');
  const say = (key: string) => page.translator.find(key, error.params) ?? page.translator.find('field.invalid') ?? '';
  const named = Object.entries(error.fields ?? {}).map(([name, key]) => [name, say(key)] as const);
  return { ...Object.fromEntries(named), ...explain?.(error) };
}
