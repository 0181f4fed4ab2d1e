import { isNotFound, isRedirect } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Page } from '../../app/use-page.ts';
import { loadCollection } from './load-collection.ts';

/** A page whose call gives a collection at its present address, or fails. */
function pageOf(answer: { readonly slug: string } | Error) {
  const page = {
    state: { locale: 'en-US' },
    href: (path: string) => `/en-US${path}`,
    call: async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  return page as unknown as Page;
}
const failureOf = (page: Page) => loadCollection(page, 'old').catch((error: unknown) => error);

it('shows a collection at its present address, and redirects a former one permanently', async () => {
  expect(await loadCollection(pageOf({ slug: 'old' }), 'old')).toEqual({ slug: 'old' });
  const error = await failureOf(pageOf({ slug: 'new' }));
  expect(isRedirect(error) && [error.status, error.options.href]).toEqual([301, '/en-US/collections/new']);
});

it('finds nothing at an unknown address, and passes on other failures', async () => {
  expect(isNotFound(await failureOf(pageOf(new ApiError(ERROR.parameterError))))).toBe(true);
  const busy = new ApiError(ERROR.systemBusy);
  expect(await failureOf(pageOf(busy))).toBe(busy);
});
