import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { createSendEmailCode } from './email-code-call.ts';

export function sendEmailCode(services: Services): Handler<'sendEmailCode'> {
  return createSendEmailCode(services, { isForApple: false });
}
