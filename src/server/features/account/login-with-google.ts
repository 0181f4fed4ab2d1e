import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { createLogIn } from './log-in.ts';

export function loginWithGoogle(services: Services): Handler<'loginWithGoogle'> {
  return createLogIn(services, 'google');
}
