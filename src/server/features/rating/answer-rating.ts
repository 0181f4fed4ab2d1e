import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { changeAnswer } from './change-answer.ts';

type AnswerServices = Pick<Services, 'database' | 'limits'>;

/**
 * Answers a rating of an own game, or changes the answer. Its author is told of the first one. One that an operator has
 * removed stays as it is, or it could be written anew.
 */
export function answerRating(services: AnswerServices): Handler<'answerRating'> {
  return ({ ratingId, words, lang }, context) => changeAnswer(services, context, { id: ratingId, answer: words, lang });
}
