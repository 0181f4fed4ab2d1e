import { Smartphone } from 'lucide-react';
import { type FunctionComponent, useState } from 'react';
import { bindPhoneNumber, sendPhoneCode } from '#contract/verification/endpoints.ts';
import { toE164 } from '#domain/company/phone-number.ts';
import { contactRules } from '#domain/rules/contact-rules.ts';
import { focusField } from '#web/kit/form/focus-field.ts';
import { SearchField } from '#web/ui/field/search-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import type { OverlayProps } from '../../app/overlays/overlay.ts';
import { type Page, usePage } from '../../app/use-page.ts';
import { CodeForm } from './code-form.tsx';
import type { CodeProof } from './code-proof.ts';
import type { CodeState } from './code-state.ts';
import { type CountryChoice, firstCountry, listCountryChoices } from './country-choices.ts';
import { OutboxLink } from './outbox-link.tsx';
import { prepareVerification, type VerificationFacts } from './prepare-verification.ts';
import { problemText } from './problem-text.ts';
import { SendForm } from './send-form.tsx';
import { findStatusOf, IN_DIALOG, useCodeProof } from './use-code-proof.ts';
import { useFinish } from './use-finish.ts';
import { VerificationDialog } from './verification-dialog.tsx';

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
