import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { createLinkToken } from './link-token.ts';

export function linkGoogle(services: Services): Handler<'linkGoogle'> {
  return createLinkToken(services, 'google');
}
