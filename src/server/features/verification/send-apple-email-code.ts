import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { createSendEmailCode } from './email-code-call.ts';

export function sendAppleEmailCode(services: Services): Handler<'sendAppleEmailCode'> {
  return createSendEmailCode(services, { isForApple: true });
}
