import { useMemo } from 'react';
import { LIMITS } from '#contract/values/limits.ts';
import { orderNames } from '#domain/text/person-name.ts';
import { usePage } from '#web/app/use-page.ts';
import { SearchField } from '#web/ui/field/search-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { type FormProps, listCallingCodes, textField } from './form-fields.ts';

const NAMES = {
  pocFamilyName: { autoComplete: 'family-name', maxLength: LIMITS.lastNameMax },
  pocGivenName: { autoComplete: 'given-name', maxLength: LIMITS.personNameLength },
} as const;

/** The person in charge, who receives the decision (R3.33). */
export function PersonFields(props: FormProps) {
  const page = usePage();
  const codes = useMemo(() => listCallingCodes(page.translator), [page.translator]);
  return (
    <>
      {orderNames(['pocFamilyName', 'pocGivenName'], page.state.locale).map((name) => (
        <TextField key={name} {...textField(page, props, name)} {...NAMES[name]} required />
      ))}
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
