/** Pages open to everyone during maintenance: signing in and ending sessions. */
const OPEN_TO_ALL = new Set(['/login', '/account/sessions']);
/** Below these paths operators run the store and manage their own account. */
const OPEN_TO_OPERATORS = /^\/(?:operator|account)(?:\/|$)/;

/** Whether a page, by its path without language, is shown during maintenance. */
export function isOpenDuringMaintenance(path: string, user: { readonly isOperator: boolean } | null): boolean {
  return OPEN_TO_ALL.has(path) || (user?.isOperator === true && OPEN_TO_OPERATORS.test(path));
}
