import { Smartphone } from 'lucide-react';
import { type FunctionComponent, useState } from 'react';
import type { LocaleCode } from '#contract/values/locales.ts';
import { bindPhoneNumber, sendPhoneCode } from '#contract/verification/endpoints.ts';
import { toE164 } from '#domain/company/phone-number.ts';
import { listCountries, preselectCountry } from '#domain/countries/countries.ts';
import { countryOfLanguages } from '#domain/countries/country-of-languages.ts';
import { contactRules } from '#domain/rules/contact-rules.ts';
import { compareRegions, regionName } from '#i18n/name-places.ts';
import type { Translator } from '#i18n/translator.ts';
import { focusField } from '#web/kit/form/focus-field.ts';
import type { SearchChoice } from '#web/ui/field/search-choices.ts';
import { SearchField } from '#web/ui/field/search-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import type { OverlayProps } from '../../app/overlays/overlay.ts';
import { type Page, usePage } from '../../app/use-page.ts';
import { CodeForm } from './code-form.tsx';
import { type CodeProof, findStatusOf, IN_DIALOG, useCodeProof } from './code-proof.ts';
import { type CodeState, problemText } from './code-state.ts';
import { OutboxLink } from './form-problem.tsx';
import { prepareVerification, type VerificationFacts } from './prepare-verification.ts';
import { SendForm } from './send-form.tsx';
import { useFinish, VerificationDialog } from './verification-dialog.tsx';

/** Loads the dialog with its data. */
export async function loadPhoneDialog(page: Page): Promise<FunctionComponent<OverlayProps>> {
  const facts = await prepareVerification(page);
  const choices = listCountryChoices(page.translator);
  return ({ onClose }) => <PhoneDialog facts={facts} choices={choices} onClose={onClose} />;
}

export interface PhoneDialogProps extends OverlayProps {
  readonly facts: VerificationFacts;
  readonly choices: readonly CountryChoice[];
}

/** Links a phone number to the account (R2.57). */
export function PhoneDialog({ facts: { profile, outbox }, choices, onClose }: PhoneDialogProps) {
  const page = usePage();
  const [country, setCountry] = useState(() =>
    firstCountry(choices, {
      callingCode: profile.callingCode,
      languages: navigator.languages,
      locale: page.state.locale,
    }),
  );
  const [number, setNumber] = useState('');
  const onDone = useFinish({ proven: { phoneConfirmed: true }, message: 'verify.phone.done', onClose });
  const { proof, state } = useCodeProof({ makeCalls: phoneCalls, onDone });
  const isAsking = state.step === 'idle' || state.step === 'sending' || state.step === 'undeliverable';
  return (
    <VerificationDialog
      Icon={Smartphone}
      title={page.t(profile.phoneConfirmed ? 'verify.phone.changeTitle' : 'verify.phone.title')}
      lead={page.t('verify.phone.lead')}
      isBlocking={false}
      isChanged={isAsking && number.trim() !== ''}
      onClose={onClose}
    >
      {isAsking ? (
        <PhoneForm
          proof={proof}
          state={state}
          choices={choices}
          country={country}
          number={number}
          onCountry={setCountry}
          onNumber={setNumber}
        />
      ) : (
        <>
          <CodeForm
            proof={proof}
            state={state}
            sent={page.t('verify.phone.sent', { address: state.address })}
            change={page.t('verify.phone.another')}
          />
          {outbox.sms && <OutboxLink to={state.address} />}
        </>
      )}
    </VerificationDialog>
  );
}

function phoneCalls(page: Page) {
  return {
    findStatus: findStatusOf(page, 'phone'),
    send: (phoneNumber: string) => page.call(sendPhoneCode, { phoneNumber }, IN_DIALOG),
    check: (phoneNumber: string, code: string) => page.call(bindPhoneNumber, { phoneNumber, code }, IN_DIALOG),
  };
}

interface PhoneFormProps {
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
function PhoneForm({ proof, state, choices, country, number, onCountry, onNumber }: PhoneFormProps) {
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

/** A country whose phone numbers can be linked; its value is an ISO 3166-1 alpha-2 code. */
export interface CountryChoice extends SearchChoice {
  /** Its calling code with the plus sign. */
  readonly note: string;
}

/** All countries with a calling code, sorted by name in a language. English names also match. */
export function listCountryChoices(translator: Translator): readonly CountryChoice[] {
  // Search text only, so differences between browsers do not matter.
  const englishNames = new Intl.DisplayNames('en', { type: 'region' });
  const compare = compareRegions(translator);
  return listCountries()
    .toSorted((one, other) => compare(one.country, other.country))
    .map(({ country, callingCode }) => ({
      value: country,
      text: regionName(translator, country),
      note: `+${callingCode}`,
      alias: `${englishNames.of(country)}\n${country}`,
    }));
}

interface CountryHints {
  /** The calling code of the account's number; empty without one. */
  readonly callingCode: string;
  /** The browser's languages, in order of preference. */
  readonly languages: readonly string[];
  /** The page's language: each but English is that of one country. */
  readonly locale: LocaleCode;
}

/**
 * The initial choice of a form (R3.57): the country of the account's number, or without one that of the browser's
 * languages, then that of the page's, otherwise the default.
 */
export function firstCountry(
  choices: readonly CountryChoice[],
  { callingCode, languages, locale }: CountryHints,
): string {
  const known = locale === 'en-US' ? languages : [...languages, locale];
  if (callingCode === '') return preselectCountry(countryOfLanguages(known));
  const own = choices.filter(({ note }) => note === `+${callingCode}`);
  // Countries share calling codes, so the country may be ambiguous.
  return preselectCountry(own.length === 1 ? own[0]?.value : undefined);
}
