import type { ApiError } from '#contract/errors/api-error.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import type { Page } from '#web/app/use-page.ts';

/** Translated problems by field name; a part of a field is named `field.part`. */
export type FormErrors<Name extends string = string> = Readonly<
  Partial<Record<Name | `${Name}.${string}`, string | undefined>>
>;
export type ShownErrors = Readonly<Record<string, string | undefined>>;

/** True if no field has a problem. */
export function isEmpty(errors: object): boolean {
  return Object.values(errors).every((text) => text === undefined);
}

/** True for a field and for its parts. */
function isPart(name: string, field: string): boolean {
  return `${name}.`.startsWith(`${field}.`);
}

/** The problems of these fields and their parts; others would not be shown anywhere. */
export function errorsOf(errors: ShownErrors, fields: readonly string[]): ShownErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => fields.some((field) => isPart(name, field))));
}

/** The first name with a problem, in page order. */
export function firstError(errors: ShownErrors, order: readonly string[]): string | undefined {
  const names = Object.keys(errors).filter((name) => errors[name] !== undefined);
  const field = order.find((one) => names.some((name) => isPart(name, one)));
  return field === undefined ? undefined : names.find((name) => isPart(name, field));
}

/** Changing a part also clears the problem of the whole, and vice versa. */
export function withoutFields(errors: ShownErrors, fields: readonly string[]): ShownErrors {
  const isLeft = ([name]: readonly [string, unknown]) =>
    !fields.some((field) => isPart(name, field) || isPart(field, name));
  return Object.fromEntries(Object.entries(errors).filter(isLeft));
}

/** The server's messages for rejected fields, translated. */
export async function readErrors(page: Page, error: ApiError): Promise<FormErrors> {
  await loadMessages(page, 'errors', 'rules');
  const say = (key: string) => page.translator.find(key, error.params) ?? page.translator.find('field.invalid') ?? '';
  return Object.fromEntries(Object.entries(error.fields ?? {}).map(([name, key]) => [name, say(key)]));
}

/** A problem that validation found: a message key and its values. */
export interface Problem {
  readonly message: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** By field name; the first problem of each. */
export type Problems = ReadonlyMap<string, Problem>;

export function describeProblem({ translator }: Page, { message, values }: Problem): string {
  return translator.find(message, values) ?? translator.find('field.invalid') ?? message;
}

/** The problems as `useForm` errors. */
export function describeProblems(page: Page, problems: Problems): FormErrors {
  return Object.fromEntries([...problems].map(([name, problem]) => [name, describeProblem(page, problem)]));
}

/** Changing a part also clears the problem of the whole, and vice versa. */
export function withoutField(problems: Problems, changed: string): Problems {
  const kept = [...problems].filter(([name]) => !isPart(name, changed) && !isPart(changed, name));
  return kept.length === problems.size ? problems : new Map(kept);
}
