import type { FieldErrors } from '#contract/errors/api-error.ts';
import type { FieldIssue, MessageValues } from '#domain/forms/field-issue.ts';
import type { Page } from '#web/app/use-page.ts';
import { type FieldName, fieldOfPath } from './become-steps.ts';

/** Translated problems by field. */
export type Problems = Readonly<Partial<Record<FieldName, string | undefined>>>;

type SpokenIssue = Pick<FieldIssue, 'field' | 'message'> & { readonly values?: MessageValues };

/** Messages for failing fields; unknown fields are ignored. Needs the bundles `rules` and `errors`. */
export function describeProblems({ translator }: Page, issues: readonly SpokenIssue[]): Problems {
  const entries = issues.flatMap(({ field, message, values }) => {
    const name = fieldOfPath(field);
    const text = translator.find(message, values) ?? translator.find('field.invalid') ?? '';
    return name === undefined ? [] : [[name, text] as const];
  });
  // Reversed, so that the first problem of a field wins.
  return Object.fromEntries(entries.toReversed());
}

/** The server's field errors, which are message keys, as text. */
export function describeFieldErrors(page: Page, fields: FieldErrors): Problems {
  return describeProblems(
    page,
    Object.entries(fields).map(([field, message]) => ({ field, message })),
  );
}
