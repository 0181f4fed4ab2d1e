import { Smartphone } from 'lucide-react';
import { type FunctionComponent, useState } from 'react';
import { bindPhoneNumber, sendPhoneCode } from '#contract/verification/endpoints.ts';
import type { OverlayProps } from '../../app/overlays/overlay.ts';
import { type Page, usePage } from '../../app/use-page.ts';
import { CodeForm } from './code-form.tsx';
import { type CountryChoice, firstCountry, listCountryChoices } from './country-choices.ts';
import { OutboxLink } from './outbox-link.tsx';
import { PhoneForm } from './phone-form.tsx';
import { prepareVerification, type VerificationFacts } from './prepare-verification.ts';
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
    firstCountry(choices, { callingCode: profile.callingCode, languages: navigator.languages }),
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
