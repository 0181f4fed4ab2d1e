import { expect, it } from 'vitest';
import type { CallEndpoint } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { buildPage } from '#tests/web/build-page.ts';
import { askForTaxId } from './use-become-form.ts';

const FORM = { taxIdNumber: '22099131' };

function ask(answer: Promise<unknown>) {
  const call: CallEndpoint = async () => JSON.parse(JSON.stringify(await answer));
  return askForTaxId({ ...buildPage({ locale: 'en-US' }), call }, FORM);
}

it('R5.29 reports at its step that a tax ID is already used', async () => {
  expect(await ask(Promise.resolve({ isFree: false }))).toEqual({ taxIdNumber: expect.stringMatching(/tax ID/) });
  expect(await ask(Promise.resolve({ isFree: true }))).toEqual({});
});

it('leaves it to the submission where the server cannot be asked', async () => {
  expect(await ask(Promise.reject(new ApiError(ERROR.emailNotVerified)))).toEqual({});
});
