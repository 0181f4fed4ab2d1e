/** The statuses with an error page (R2.47). */
export const ERROR_PAGE_STATUSES = [400, 401, 403, 404, 500, 502, 503, 504] as const;
export type ErrorPageStatus = (typeof ERROR_PAGE_STATUSES)[number];

/** The message of an error page's title, one for all server errors (R2.50). */
export function errorTitleKey(key: ErrorPageStatus | 'default') {
  return `errorPage.${key === 502 || key === 503 || key === 504 ? 500 : key}.title` as const;
}

function numberAt(value: unknown, key: string): number | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: unknown = Reflect.get(value, key);
  return typeof found === 'number' ? found : undefined;
}

/** The status of an error: its statusCode, else its status, else its response's status, else 500 (R2.51). */
export function errorStatus(error: unknown): number {
  const response: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'response') : undefined;
  return numberAt(error, 'statusCode') ?? numberAt(error, 'status') ?? numberAt(response, 'status') ?? 500;
}

export function isErrorPageStatus(status: number): status is ErrorPageStatus {
  return ERROR_PAGE_STATUSES.some((known) => known === status);
}
