import { expect, it } from 'vitest';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { buildPage } from '#tests/web/build-page.ts';
import { errorsOf, readErrors } from './form-errors.ts';

it.each(LOCALES)('translates the server’s errors to %s, for fields of the form only', async (locale) => {
  const fields = {
    nickname: 'rule.nickname',
    birthdate: 'age.birthdate',
    address: 'no.such.message',
    status: 'field.invalid',
  };
  const said = await readErrors(buildPage({ locale }), new ApiError(ERROR.parameterError, { fields }));
  const shown = errorsOf(said, ['nickname', 'birthdate', 'address', 'postalCode']);
  expect(Object.keys(shown).sort()).toEqual(['address', 'birthdate', 'nickname']);
  for (const text of Object.values(shown)) expect(text).toMatch(/^(?!rule\.|age\.|field\.|no\.).{4,}/);
});
