import { useEffect, useState } from 'react';
import { emailAddress } from '#contract/account/email-address.ts';
import { getSignInCodeStatus, sendSignInCode } from '#contract/account/sign-in-endpoints.ts';
import type { CodeStatus } from '#contract/verification/entities.ts';
import { CodeForm, EmailForm, IN_DIALOG, OutboxLink, useCodeProof } from '#web/features/verification/index.ts';
import { type Page, usePage } from '../../app/use-page.ts';

export interface EmailSignInProps {
  /** Whether mail goes to the developer's outbox. */
  readonly usesOutbox: boolean;
  /** What the code is for. */
  readonly lead: string;
  /** Redeems the code. */
  readonly onCode: (
    caller: Page,
    proof: { readonly email: string; readonly code: string },
    options: typeof IN_DIALOG,
  ) => Promise<void>;
  readonly onBack: () => void;
}

const NONE: CodeStatus = { state: 'none', expiresIn: 0, errorCode: null };

/** The sign-in by a code sent to an email address, in place of the other ways: the address, then the code. */
export function EmailSignIn({ usesOutbox, lead, onCode, onBack }: EmailSignInProps) {
  const page = usePage();
  const [email, setEmail] = useState('');
  const makeCalls = (caller: Page) => ({
    send: (address: string) => caller.call(sendSignInCode, { email: address }, IN_DIALOG),
    check: (address: string, code: string) => onCode(caller, { email: address, code }, IN_DIALOG),
    findStatus: async (address: string) =>
      address === '' ? NONE : caller.call(getSignInCodeStatus, { email: address }, IN_DIALOG),
  });
  const { proof, state } = useCodeProof({ makeCalls, onDone: () => undefined });
  const isAsking = state.step === 'idle' || state.step === 'sending' || state.step === 'undeliverable';
  useEffect(() => document.getElementById('email-sign-in')?.querySelector('input')?.focus(), []);
  return (
    <div id="email-sign-in" className="mt-7 w-full text-start">
      {isAsking ? (
        <>
          <p className="text-muted mb-4 text-sm text-pretty">{lead}</p>
          <EmailForm
            proof={proof}
            state={state}
            email={email}
            ownEmail=""
            isEmail={(text) => emailAddress.safeParse(text).success}
            onType={setEmail}
          />
        </>
      ) : (
        <>
          <CodeForm
            proof={proof}
            state={state}
            sent={page.t('verify.email.sent', { address: state.address })}
            change={page.t('verify.email.another')}
          />
          {usesOutbox && <OutboxLink to={state.address} />}
        </>
      )}
      <p className="mt-3 text-center text-sm">
        <button type="button" className="link min-h-11" onClick={onBack}>
          {page.t('signIn.email.back')}
        </button>
      </p>
    </div>
  );
}
