import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { changeAnswer } from './change-answer.ts';

type AnswerServices = Pick<Services, 'database' | 'limits'>;

/**
 * Answers a rating of one of the caller's games, or edits the answer. The author is notified of the first version only.
 * An answer removed by an operator cannot be rewritten.
 */
export function answerRating(services: AnswerServices): Handler<'answerRating'> {
  return ({ ratingId, words, lang }, context) => changeAnswer(services, context, { id: ratingId, answer: words, lang });
}
