import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { createReadLocalKeys } from './issue-local-token.ts';

export function getAppleKeys(services: IdentityServices): Handler<'getAppleKeys'> {
  return createReadLocalKeys(services, 'apple');
}

type IdentityServices = Pick<Services, 'identity'>;
