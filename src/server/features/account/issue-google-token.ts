import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { createIssueLocalToken } from './issue-local-token.ts';

export function issueGoogleToken(services: IdentityServices): Handler<'issueGoogleToken'> {
  return createIssueLocalToken(services, 'google');
}

type IdentityServices = Pick<Services, 'identity'>;
