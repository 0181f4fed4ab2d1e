import type { Handler } from '../../api/handler.ts';
import { listCounties } from './counties.ts';

export function getCountyCodes(): Handler<'getCountyCodes'> {
  const counties = listCounties();
  return async () => counties;
}
