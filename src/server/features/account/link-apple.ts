import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { createLinkToken } from './link-token.ts';

export function linkApple(services: Services): Handler<'linkApple'> {
  return createLinkToken(services, 'apple');
}
