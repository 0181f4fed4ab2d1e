import type { BrowserContext } from 'playwright-core';

/** Requests that the browser aborts on navigation; these are not failures. */
const GIVEN_UP = 'net::ERR_ABORTED';

/** How the translator warns that a page shows a message that it has not loaded, of which people then see or hear the key. */
const MISSING_MESSAGE = 'Uncompiled message detected';

/**
 * Collects everything that must not happen on a page: console errors (including policy violations and responses of 400
 * and above), messages that are not loaded, uncaught errors and failed requests, among them those to other hosts, which
 * `startBrowser` fails. It does not listen to requests themselves: a page makes sixty of them.
 */
export function watchProblems(context: BrowserContext, expected: readonly RegExp[]): readonly string[] {
  const problems: string[] = [];
  const note = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) problems.push(text);
  };
  context.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.text().startsWith(MISSING_MESSAGE);
    if (isProblem) note(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (web) => {
    const error = web.error();
    note(`page error: ${error.stack ?? error.message} (${web.page()?.url()})`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== GIVEN_UP) note(`request failed: ${request.url()} ${reason}`);
  });
  return problems;
}
