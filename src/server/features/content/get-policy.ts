import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { POLICY_TYPE, type PolicyType } from '#contract/values/states.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';

/** The names of the three policies in front matter. */
const POLICY_NAMES: Readonly<Record<PolicyType, string>> = {
  [POLICY_TYPE.privacy]: 'privacy',
  [POLICY_TYPE.terms]: 'terms',
  [POLICY_TYPE.intellectualProperty]: 'intellectual-property',
};

export function getPolicy({ content }: Pick<Services, 'content'>): Handler<'getPolicy'> {
  return async ({ type, lang }) => {
    const found = content.items.find((item) => item.lang === lang && item.type === POLICY_NAMES[type]);
    // A known language that this installation does not serve (R9.33).
    if (found === undefined) throw new ApiError(ERROR.languageNotFound, { fields: { lang: 'field.choice' } });
    return { ...found, type };
  };
}
