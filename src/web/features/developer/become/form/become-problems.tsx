import { orderNames } from '#domain/text/person-name.ts';
import { usePage } from '#web/app/use-page.ts';
import { ProblemSummary } from '#web/kit/form/problem-summary.tsx';
import type { FieldName } from './become-steps.ts';
import type { Problems } from './describe-problems.ts';
import { FIELD_LABELS } from './field-labels.ts';

/** The problem summary of some company fields, in page `order`, with the names in that of the language. */
export function BecomeProblems({ problems, order }: { problems: Problems; order: readonly FieldName[] }) {
  const page = usePage();
  const listed = orderNames(order, page.state.locale).flatMap((name) => {
    const text = problems[name];
    return text === undefined ? [] : [{ name, label: page.t(FIELD_LABELS[name]), text }];
  });
  return <ProblemSummary problems={listed} />;
}
