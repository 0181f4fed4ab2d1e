import type { Page } from '../../app/use-page.ts';
import type { CodeProblem } from './code-state.ts';

/** The text of a problem at one of its places; empty at others. A key without a text gives "system busy". */
export function problemText({ translator }: Page, problem: CodeProblem | null, place: CodeProblem['place']): string {
  if (problem?.place !== place) return '';
  return translator.find(problem.key, problem.values) ?? translator.find('error.system_busy') ?? '';
}
