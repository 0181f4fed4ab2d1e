import { useState } from 'react';
import { toE164 } from '#domain/company/phone-number.ts';
import { contactRules } from '#domain/rules/contact-rules.ts';
import { focusField } from '#web/kit/form/focus-field.ts';
import { SearchField } from '#web/ui/field/search-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { usePage } from '../../app/use-page.ts';
import type { CodeProof } from './code-proof.ts';
import type { CodeState } from './code-state.ts';
import type { CountryChoice } from './country-choices.ts';
import { problemText } from './problem-text.ts';
import { SendForm } from './send-form.tsx';

export interface PhoneFormProps {
  readonly proof: CodeProof;
  readonly state: CodeState;
  readonly choices: readonly CountryChoice[];
  readonly country: string;
  readonly number: string;
  readonly onCountry: (country: string) => void;
  readonly onNumber: (number: string) => void;
}

const COUNTRY_FIELD = 'phone-country';
const NUMBER_FIELD = 'phone-number';

/** Asks for the recipient's number, in national format. */
export function PhoneForm({ proof, state, choices, country, number, onCountry, onNumber }: PhoneFormProps) {
  const page = usePage();
  const [isRefused, setRefused] = useState(false);
  /** Continues if the typed number is valid for the country (R5.49). */
  const whenValid = async (act: (address: string) => unknown) => {
    const typed = number.trim();
    const isValid = contactRules.phone_number.check(typed, { country }) === true;
    setRefused(!isValid);
    if (!isValid) {
      focusField(NUMBER_FIELD);
      return;
    }
    await act(toE164(country, typed) ?? typed);
    const place = proof.getState().problem?.place;
    if (place === 'country') focusField(COUNTRY_FIELD);
    if (place === 'address') focusField(NUMBER_FIELD);
  };
  const error = isRefused ? page.translator.find('rule.phone_number') : problemText(page, state.problem, 'address');
  return (
    <SendForm
      state={state}
      send={page.t('verify.phone.send')}
      onSend={() => void whenValid((address) => proof.send(address))}
      onEnter={() =>
        state.address === '' ? void whenValid((address) => proof.enter(address)) : proof.enter(state.address)
      }
    >
      <SearchField
        name={COUNTRY_FIELD}
        label={page.t('verify.phone.country')}
        error={problemText(page, state.problem, 'country')}
        choices={choices}
        value={country}
        none={page.t('verify.phone.noCountry')}
        onChange={(chosen) => {
          onCountry(chosen);
          setRefused(false);
        }}
      />
      <TextField
        name={NUMBER_FIELD}
        label={page.t('verify.phone.number')}
        type="tel"
        autoComplete="tel-national"
        inputMode="tel"
        required
        value={number}
        error={error ?? ''}
        onChange={(value) => {
          onNumber(value);
          setRefused(false);
        }}
      />
    </SendForm>
  );
}
