import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { dismissReports } from './decide-post.ts';

/** Keeps reported news. */
export function dismissPostReports(services: Pick<Services, 'database'>): Handler<'dismissPostReports'> {
  return (wish, context) => dismissReports(services, context, wish);
}
