import { useRef, useState } from 'react';
import type { ApiError } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { checkTaxId } from '#contract/provider/endpoints.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { useForm } from '#web/kit/form/use-form.ts';
import type { FormProps } from '../fields/form-fields.ts';
import { type AccountKind, accountKindOf, type BecomeForm, changeForm, formToSubmit, TAIWAN } from './become-form.ts';
import { checkFields, describeFieldErrors, describeProblems, type FieldName, type Problems } from './become-steps.ts';

interface BecomeFormPlan {
  readonly initial: BecomeForm;
  /** The visible and validated fields, in page order. */
  readonly fields: readonly FieldName[];
  readonly send: (form: BecomeForm) => Promise<unknown>;
  readonly onSent: () => unknown;
  readonly onRefused?: (name: string) => void;
}

/** A form for some fields of a company. */
export function useBecomeForm({ initial, fields, send, onSent, onRefused }: BecomeFormPlan) {
  const page = usePage();
  const [chosenKind, chooseKind] = useState<AccountKind>();
  const busyFields = useRef(new Set<FieldName>());
  const kindOf = (form: BecomeForm) =>
    form.country === TAIWAN || chosenKind === undefined ? accountKindOf(form) : chosenKind;
  const check = (form: BecomeForm, names: readonly FieldName[]): Problems => {
    const waiting = names.filter((name) => busyFields.current.has(name));
    return {
      ...describeProblems(page, checkFields(formToSubmit(form, kindOf(form)), names)),
      ...Object.fromEntries(waiting.map((name) => [name, page.t('become.stillUploading')])),
    };
  };
  const form = useForm({
    initial,
    order: fields,
    check: (values) => check(values, fields),
    send: (values) => send(formToSubmit(values, kindOf(values))),
    onSent,
    onRefused,
    explain: (error) => describeRefusal(page, error),
  });
  const props: FormProps = {
    form: form.values,
    problems: form.errors,
    onChange: (change, names) => form.change(changeForm(form.values, change, page.state.locale), names),
    onBusy(name, isBusy) {
      if (isBusy) busyFields.current.add(name);
      else busyFields.current.delete(name);
    },
  };
  const kind = kindOf(form.values);
  return {
    ...form,
    props,
    kind,
    chooseKind,
    toSubmit: () => formToSubmit(form.values, kind),
    /** The problems of these fields; unfinished uploads count as one. */
    check: (names: readonly FieldName[]) => check(form.values, names),
  };
}

/** The field that an error code is about. */
const FIELD_OF_CODE: Partial<Record<ErrorCode, FieldName>> = {
  [ERROR.currencyNotFound]: 'currency',
  [ERROR.countryNotFound]: 'country',
  [ERROR.agencyOrBankNotFound]: 'bankCode',
  [ERROR.invalidCountryCode]: 'pocCallingCode',
  [ERROR.duplicateTaxNumber]: 'taxIdNumber',
};

/** The field problems of a rejection; empty if it is about something else. */
function describeRefusal(page: Page, { code, fields = {} }: ApiError): Problems {
  const named = describeFieldErrors(page, fields);
  const field = FIELD_OF_CODE[code];
  if (field === undefined) return named;
  return { ...named, [field]: page.translator.find(`error.${code}`) ?? named[field] ?? '' };
}

/**
 * Checks the tax ID on the server before its step is left. If the check is not possible, for example with an unverified
 * email, submitting reports problems instead.
 */
export async function askForTaxId(page: Page, { taxIdNumber }: Pick<BecomeForm, 'taxIdNumber'>): Promise<Problems> {
  const reply = await page.call(checkTaxId, { taxIdNumber }, { isQuiet: true, loadingBar: false }).catch(() => null);
  return reply === null || reply.isFree ? {} : { taxIdNumber: page.translator.find('error.60040') ?? '' };
}
