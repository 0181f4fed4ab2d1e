import type { Page } from '#web/app/use-page.ts';
import { type FormErrors, isPart } from './form-errors.ts';

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
