import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, type FieldErrors } from '#contract/errors/api-error.ts';
import { loadMessages } from '#web/app/import-messages.ts';
import { useAction } from '#web/app/use-action.ts';
import { type Page, usePage } from '#web/app/use-page.ts';

export type FormTexts<Name extends string> = Readonly<Record<Name, string>>;
export type FormErrors<Name extends string> = Readonly<Partial<Record<Name, string>>>;
type ShownErrors = Readonly<Record<string, string | undefined>>;

interface FormPlan<Name extends string> {
  readonly initial: FormTexts<Name>;
  /** What is wrong before anything is sent, in words. */
  readonly check: (texts: FormTexts<Name>) => FormErrors<Name>;
  readonly send: (texts: FormTexts<Name>) => Promise<void>;
}

/** The state of a small form: what is typed stays until it is sent, and what is wrong is said at its field. */
export function useForm<Name extends string>({ initial, check, send }: FormPlan<Name>) {
  const page = usePage();
  const [texts, setTexts] = useState(initial);
  const [errors, setErrors] = useState<ShownErrors>({});
  const refuse = (found: ShownErrors) => {
    flushSync(() => setErrors(found));
    const first = Object.keys(initial).find((name) => found[name] !== undefined);
    document.querySelector<HTMLElement>(`#field-${first}`)?.focus();
  };
  const { isBusy, start } = useAction(async () => {
    const found = check(texts);
    if (!isEmpty(found)) return refuse(found);
    try {
      await send(texts);
    } catch (error) {
      const named = error instanceof ApiError ? await sayFields(page, error.fields ?? {}) : {};
      const ours = Object.fromEntries(Object.entries(named).filter(([name]) => Object.hasOwn(initial, name)));
      if (isEmpty(ours)) throw error;
      refuse(ours);
    }
  });
  const type = (name: Name, value: string) => {
    setTexts((before) => ({ ...before, [name]: value }));
    setErrors((before) => ({ ...before, [name]: undefined }));
  };
  return {
    texts,
    isBusy,
    submit: start,
    type,
    /** What ties a field to its text and to what is wrong with it. */
    fieldOf: (name: Name) => ({
      name,
      value: texts[name],
      error: errors[name] ?? '',
      onChange: (value: string) => type(name, value),
    }),
  };
}

function isEmpty(errors: object): boolean {
  return Object.values(errors).every((text) => text === undefined);
}

/** The server's words for the fields that it refuses. */
async function sayFields(page: Page, fields: FieldErrors): Promise<FieldErrors> {
  await loadMessages(page, 'errors', 'rules');
  const say = (key: string) => page.translator.find(key) ?? page.translator.find('field.invalid') ?? '';
  return Object.fromEntries(Object.entries(fields).map(([name, key]) => [name, say(key)]));
}
