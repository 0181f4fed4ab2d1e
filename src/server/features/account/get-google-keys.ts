import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { createReadLocalKeys } from './issue-local-token.ts';

export function getGoogleKeys(services: IdentityServices): Handler<'getGoogleKeys'> {
  return createReadLocalKeys(services, 'google');
}

type IdentityServices = Pick<Services, 'identity'>;
