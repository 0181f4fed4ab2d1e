import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { createLogIn } from './log-in.ts';

export function loginWithApple(services: Services): Handler<'loginWithApple'> {
  return createLogIn(services, 'apple');
}
