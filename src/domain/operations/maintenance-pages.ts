/** What works for everybody meanwhile: to sign in, and to end sessions. */
const OPEN_TO_ALL = new Set(['/login', '/account/sessions']);
/** Below these, operators find what they run the store with, and their own account. */
const OPEN_TO_OPERATORS = /^\/(?:operator|account)(?:\/|$)/;

/** Whether a page, by its path without language, is shown while the store is under maintenance. */
export function isOpenDuringMaintenance(path: string, user: { readonly isOperator: boolean } | null): boolean {
  return OPEN_TO_ALL.has(path) || (user?.isOperator === true && OPEN_TO_OPERATORS.test(path));
}
