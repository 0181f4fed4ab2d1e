import type { Page } from '../../app/use-page.ts';
import type { CodeProblem } from './code-state.ts';

/** What a problem says at one of its places; nothing at the others. A key without a text says that the system is busy. */
export function problemText({ translator }: Page, problem: CodeProblem | null, place: CodeProblem['place']): string {
  if (problem?.place !== place) return '';
  return translator.find(problem.key, problem.values) ?? translator.find('error.system_busy') ?? '';
}
