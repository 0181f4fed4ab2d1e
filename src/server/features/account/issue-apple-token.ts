import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { createIssueLocalToken } from './issue-local-token.ts';

export function issueAppleToken(services: IdentityServices): Handler<'issueAppleToken'> {
  return createIssueLocalToken(services, 'apple');
}

type IdentityServices = Pick<Services, 'identity'>;
