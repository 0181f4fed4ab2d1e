import { createAccessToken } from '#contract/access-token/endpoints.ts';
import {
  ACCESS_TOKEN_DAYS,
  ACCESS_TOKEN_SCOPES,
  type AccessTokenDays,
  type AccessTokenScope,
} from '#contract/access-token/entities.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { PortalApplication } from '#contract/portal/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { useDialogForm } from '#web/kit/dialog/form-dialog.tsx';
import type { FormErrors } from '#web/kit/form/form-errors.ts';
import { TextField } from '#web/ui/field/text-field.tsx';
import { ChoiceGroup } from '../editor/controls/text-control.tsx';

interface TokenFormProps {
  readonly form: TokenFormState;
  readonly applications: readonly PortalApplication[];
}

/** Name, scope, applications and lifetime of a new token. */
export function TokenFields({ form, applications }: TokenFormProps) {
  const page = usePage();
  const { values, fieldOf, change } = form;
  return (
    <>
      <TextField
        {...fieldOf('name')}
        label={page.t('hall.sort.name')}
        hint={page.t('tokens.form.name.hint')}
        maxLength={LIMITS.accessTokenNameLength}
        autoComplete="off"
      />
      <ChoiceGroup
        name="scope"
        legend={page.t('tokens.form.scope')}
        error=""
        className="grid gap-2"
        choices={ACCESS_TOKEN_SCOPES.map((scope) => ({
          value: scope,
          text: page.t(`tokens.scope.${scope}`),
          note: page.t(`tokens.form.scope.${scope}.note`),
        }))}
        isChosen={(scope) => scope === values.scope}
        onChoose={(scope) => change({ scope })}
      />
      <Reach form={form} />
      {!values.isForAll && <Which form={form} applications={applications} />}
      <ChoiceGroup
        name="days"
        legend={page.t('tokens.form.days')}
        hint={page.t('tokens.form.days.hint')}
        error=""
        choices={ACCESS_TOKEN_DAYS.map((days) => ({ value: days, text: page.t('tokens.form.days.value', { days }) }))}
        isChosen={(days) => days === values.days}
        onChoose={(days) => change({ days })}
      />
    </>
  );
}

function Reach({ form: { values, change } }: { form: TokenFormState }) {
  const page = usePage();
  return (
    <ChoiceGroup
      name="reach"
      legend={page.t('tokens.applications')}
      error=""
      className="grid gap-2"
      choices={[
        { value: true, text: page.t('tokens.form.all'), note: page.t('tokens.form.all.note') },
        { value: false, text: page.t('tokens.form.chosen'), note: page.t('tokens.form.chosen.note') },
      ]}
      isChosen={(isForAll) => isForAll === values.isForAll}
      onChoose={(isForAll) => change({ isForAll })}
    />
  );
}

function Which({ form: { values, errorOf, change }, applications }: TokenFormProps) {
  const page = usePage();
  const { applicationIds } = values;
  return (
    <ChoiceGroup
      name="applicationIds"
      legend={page.t('tokens.form.which')}
      error={errorOf('applicationIds')}
      isMultiple
      className="grid max-h-64 gap-2 overflow-y-auto"
      choices={applications.map(({ applicationId, name }) => ({
        value: applicationId,
        text: <span className="wrap-anywhere">{name}</span>,
        note: applicationId,
      }))}
      isChosen={(id) => applicationIds.includes(id)}
      onChoose={(id, isChosen) => {
        const others = applicationIds.filter((chosen) => chosen !== id);
        change({ applicationIds: isChosen ? [...others, id] : others });
      }}
    />
  );
}

interface TokenFormValues {
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

type TokenFormState = ReturnType<typeof useTokenForm>;

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
