import { useMemo } from 'react';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { SearchField } from '#web/ui/field/search-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { listCallingCodes } from './country-choices.ts';
import { type FormProps, textField } from './form-fields.ts';

/** The person in charge, who receives the decision (R3.33). */
export function PersonFields(props: FormProps) {
  const page = usePage();
  const codes = useMemo(() => listCallingCodes(page.translator), [page.translator]);
  const family = (
    <TextField
      {...textField(page, props, 'pocFamilyName')}
      autoComplete="family-name"
      maxLength={LIMITS.lastNameMax}
      required
    />
  );
  const given = (
    <TextField
      {...textField(page, props, 'pocGivenName')}
      autoComplete="given-name"
      maxLength={LIMITS.personNameLength}
      required
    />
  );
  // The family name comes first in languages that write it first.
  const isFamilyFirst = page.state.locale !== 'en-US';
  return (
    <>
      {isFamilyFirst ? family : given}
      {isFamilyFirst ? given : family}
      <div className="sm:col-span-2">
        <TextField
          {...textField(page, props, 'pocEmail', 'become.hint.pocEmail')}
          type="email"
          autoComplete="email"
          required
        />
      </div>
      <SearchField
        {...textField(page, props, 'pocCallingCode', 'become.hint.pocCallingCode')}
        choices={codes}
        none={page.t('become.none.callingCode')}
      />
      <TextField
        {...textField(page, props, 'pocPhoneNumber', 'become.hint.pocPhoneNumber')}
        type="tel"
        autoComplete="tel-national"
        required
      />
    </>
  );
}
