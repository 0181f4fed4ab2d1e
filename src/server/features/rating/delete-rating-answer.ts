import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { changeAnswer } from './change-answer.ts';

type AnswerServices = Pick<Services, 'database' | 'limits'>;

/** Deletes an answer; idempotent. */
export function deleteRatingAnswer(services: AnswerServices): Handler<'deleteRatingAnswer'> {
  return ({ ratingId, lang }, context) => changeAnswer(services, context, { id: ratingId, answer: null, lang });
}
