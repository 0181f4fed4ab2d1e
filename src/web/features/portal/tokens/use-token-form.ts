import { createAccessToken } from '#contract/access-token/endpoints.ts';
import { ACCESS_TOKEN_DAYS, type AccessTokenDays, type AccessTokenScope } from '#contract/access-token/entities.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { usePage } from '#web/app/use-page.ts';
import { useDialogForm } from '#web/kit/dialog/use-dialog-form.ts';
import type { FormErrors } from '#web/kit/form/form-errors.ts';

export interface TokenFormValues {
  readonly name: string;
  readonly scope: AccessTokenScope;
  /** Whether the token is valid for all of the developer's applications. */
  readonly isForAll: boolean;
  readonly applicationIds: readonly string[];
  readonly days: AccessTokenDays;
}

type Problems = FormErrors<keyof TokenFormValues>;

/** Long enough for a project, short enough that a forgotten token expires. */
const DEFAULT_DAYS = ACCESS_TOKEN_DAYS[2];
const EMPTY: TokenFormValues = { name: '', scope: 'publish', isForAll: true, applicationIds: [], days: DEFAULT_DAYS };

export type TokenFormState = ReturnType<typeof useTokenForm>;

/** The form of a new token. */
export function useTokenForm(onMade: (made: ReplyOf<typeof createAccessToken>) => void) {
  const page = usePage();
  return useDialogForm({
    initial: EMPTY,
    check: ({ name, isForAll, applicationIds }): Problems => ({
      name: name.trim() === '' ? page.t('field.required') : undefined,
      applicationIds: isForAll || applicationIds.length > 0 ? undefined : page.t('tokens.form.which.needed'),
    }),
    // A selected application may have been deleted in the meantime.
    explain: ({ code }): Problems =>
      code === ERROR.applicationNotFound ? { applicationIds: page.t('error.50004') } : {},
    call: async ({ name, scope, isForAll, applicationIds, days }) =>
      onMade(
        await page.call(createAccessToken, {
          name,
          scope,
          applicationIds: isForAll ? [] : applicationIds,
          expiresInDays: days,
        }),
      ),
  });
}
