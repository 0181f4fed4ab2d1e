import { listCountries } from '#domain/countries/countries.ts';
import type { Handler } from '../../api/handler.ts';

export function getCallingCodes(): Handler<'getCallingCodes'> {
  const callingCodes = [...listCountries()];
  return async () => callingCodes;
}
