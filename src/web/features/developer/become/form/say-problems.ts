import type { FieldErrors } from '#contract/errors/api-error.ts';
import type { FieldIssue, MessageValues } from '#domain/forms/field-issue.ts';
import type { Page } from '#web/app/use-page.ts';
import { type FieldName, fieldOfPath } from './become-steps.ts';

/** What is wrong with the fields, in the visitor's words. */
export type Problems = Readonly<Partial<Record<FieldName, string | undefined>>>;

type SpokenIssue = Pick<FieldIssue, 'field' | 'message'> & { readonly values?: MessageValues };

/** Words for failing fields; what names no field of the form is left out. Needs the bundles `rules` and `errors`. */
export function sayProblems({ translator }: Page, issues: readonly SpokenIssue[]): Problems {
  const entries = issues.flatMap(({ field, message, values }) => {
    const name = fieldOfPath(field);
    const text = translator.find(message, values) ?? translator.find('field.invalid') ?? '';
    return name === undefined ? [] : [[name, text] as const];
  });
  // A field says one thing, the first.
  return Object.fromEntries(entries.toReversed());
}

/** The server's words for failing fields, which are keys of messages. */
export function sayFieldErrors(page: Page, fields: FieldErrors): Problems {
  return sayProblems(
    page,
    Object.entries(fields).map(([field, message]) => ({ field, message })),
  );
}
