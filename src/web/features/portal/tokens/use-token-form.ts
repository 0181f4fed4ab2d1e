import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { createAccessToken } from '#contract/access-token/endpoints.ts';
import { ACCESS_TOKEN_DAYS, type AccessTokenDays, type AccessTokenScope } from '#contract/access-token/entities.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { useAction } from '../../../app/use-action.ts';
import { type Page, usePage } from '../../../app/use-page.ts';

export interface TokenFormValues {
  readonly name: string;
  readonly scope: AccessTokenScope;
  /** Whether it opens all own applications. */
  readonly isForAll: boolean;
  readonly applicationIds: readonly string[];
  readonly days: AccessTokenDays;
}

type Problems = Readonly<Partial<Record<'name' | 'applicationIds', string>>>;

/** Long enough for a project, short enough to be forgotten. */
const DEFAULT_DAYS = ACCESS_TOKEN_DAYS[2];
const EMPTY: TokenFormValues = { name: '', scope: 'publish', isForAll: true, applicationIds: [], days: DEFAULT_DAYS };

/** The form of a new token; what is wrong stands at its field, and nothing that was typed gets lost. */
export function useTokenForm(onMade: (made: ReplyOf<typeof createAccessToken>) => void) {
  const page = usePage();
  const router = useRouter();
  const [values, setValues] = useState(EMPTY);
  const [problems, setProblems] = useState<Problems>({});
  const show = (found: Problems) => {
    setProblems(found);
    const [first] = Object.keys(found);
    document.getElementById(`field-${first}`)?.focus();
  };
  const { isBusy, start } = useAction(async () => {
    const found = findProblems(page, values);
    if (Object.keys(found).length > 0) return show(found);
    const { name, scope, isForAll, applicationIds, days } = values;
    const order = { name, scope, applicationIds: isForAll ? [] : applicationIds, expiresInDays: days };
    try {
      onMade(await page.call(createAccessToken, order));
    } catch (error) {
      const told = readProblems(page, error);
      if (Object.keys(told).length === 0) throw error;
      return show(told);
    }
    await router.invalidate();
  });
  return {
    values,
    problems,
    isBusy,
    send: start,
    change(changed: Partial<TokenFormValues>) {
      setValues({ ...values, ...changed });
      setProblems({});
    },
  };
}

export type TokenFormState = ReturnType<typeof useTokenForm>;

function findProblems(page: Page, { name, isForAll, applicationIds }: TokenFormValues): Problems {
  return {
    ...(name.trim() === '' ? { name: page.t('field.required') } : {}),
    ...(isForAll || applicationIds.length > 0 ? {} : { applicationIds: page.t('tokens.form.which.needed') }),
  };
}

/** What the server says of fields; an application that is gone by now is one that was chosen. */
function readProblems(page: Page, error: unknown): Problems {
  if (!(error instanceof ApiError)) return {};
  if (error.code === ERROR.applicationNotFound) return { applicationIds: page.t('error.50004') };
  const key = error.fields?.name;
  return key === undefined ? {} : { name: page.translator.find(key) ?? page.t('field.invalid') };
}
