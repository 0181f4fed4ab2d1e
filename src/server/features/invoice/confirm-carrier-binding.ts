import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { createAnswerPlatform } from './answer-platform.ts';

export function confirmCarrierBinding(services: Services): Handler<'confirmCarrierBinding'> {
  return createAnswerPlatform(services);
}
