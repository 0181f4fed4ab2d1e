import { expect, it } from 'vitest';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { buildPage } from '#tests/web/build-page.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { closeSignIn, signInRequest } from '../session/open-sign-in.ts';
import { showFailure } from './show-failure.ts';

it('asks for a sign-in where a recent one is needed, and leaves the page as it is', async () => {
  const before = toasts.list().length;
  await showFailure(buildPage({ locale: 'en-US' }), new ApiError(ERROR.recentSignInNeeded));
  expect(signInRequest.get()).toEqual({ reason: 'recent', keepsPage: true });
  expect(toasts.list()).toHaveLength(before);
  closeSignIn();
});

const last = () => toasts.list().at(-1)?.text;

it.each(LOCALES)(
  'says in %s what keeps an application from being changed, rather than that a parameter is wrong',
  async (locale) => {
    const page = buildPage({ locale });
    await showFailure(
      page,
      new ApiError(ERROR.parameterError, { fields: { applicationId: 'form.product_job_running' } }),
    );
    expect(last()).toBe(page.t('form.product_job_running'));
    await showFailure(page, new ApiError(ERROR.parameterError, { fields: { applicationId: 'field.invalid' } }));
    expect(last()).toBe(page.t('error.70000'));
  },
);
