import type { BrowserContext } from 'playwright-core';

export interface ProblemFilter {
  readonly origin: string;
  readonly expected: readonly RegExp[];
}

/** What the browser itself gave up because the page went on: no failure of ours. */
const GIVEN_UP = 'net::ERR_ABORTED';

/**
 * Collects everything that must not happen on a page: console errors (violations of the policy are among them),
 * uncaught errors, failed requests, answers of 400 and above, and requests to other hosts than the product.
 */
export function watchProblems(context: BrowserContext, { origin, expected }: ProblemFilter): readonly string[] {
  const problems: string[] = [];
  const note = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) problems.push(text);
  };
  context.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => note(`page error: ${error.error().stack ?? error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== GIVEN_UP) note(`request failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) note(`answer ${response.status()}: ${response.url()}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) note(`request to another host: ${request.url()}`);
  });
  return problems;
}
