import { MailCheck } from 'lucide-react';
import { type FunctionComponent, useState } from 'react';
import type { OwnProfile } from '#contract/account/entities.ts';
import { LOGIN_TYPE } from '#contract/values/states.ts';
import { sendAppleEmailCode, sendEmailCode, verifyAppleEmail, verifyEmail } from '#contract/verification/endpoints.ts';
import type { OverlayProps } from '../../app/overlays/overlay.ts';
import { type Page, usePage } from '../../app/use-page.ts';
import { CodeForm } from './code-form.tsx';
import { type CodeCalls, findStatusOf, IN_DIALOG, useCodeProof } from './code-proof.ts';
import { EmailForm } from './email-form.tsx';
import { OutboxLink } from './form-problem.tsx';
import { prepareVerification, type VerificationFacts } from './prepare-verification.ts';
import { useFinish, VerificationDialog } from './verification-dialog.tsx';

/** Loads the dialog with its data. */
export async function loadEmailDialog(page: Page): Promise<FunctionComponent<OverlayProps>> {
  const facts = await prepareVerification(page);
  return ({ onClose }) => <EmailDialog facts={facts} onClose={onClose} />;
}

/**
 * Verifies an email address. Until the account's own is verified, nothing else is possible (O23); afterwards the same
 * dialog changes it.
 */
export function EmailDialog({ facts: { profile, outbox }, onClose }: { facts: VerificationFacts } & OverlayProps) {
  const page = usePage();
  const isBlocking = !profile.emailConfirmed;
  const part = isBlocking ? 'confirm' : 'change';
  const [email, setEmail] = useState(isBlocking ? profile.email : '');
  const onDone = useFinish({ proven: { emailConfirmed: true }, message: 'verify.email.done', onClose });
  const { proof, state } = useCodeProof({ makeCalls: (caller) => emailCalls(caller, profile), onDone });
  const isAsking = state.step === 'idle' || state.step === 'sending' || state.step === 'undeliverable';
  return (
    <VerificationDialog
      Icon={MailCheck}
      title={page.t(`verify.email.${part}.title`)}
      lead={page.t(`verify.email.${part}.lead`)}
      isBlocking={isBlocking}
      onClose={onClose}
    >
      {isAsking ? (
        <EmailForm {...{ proof, state, email }} ownEmail={profile.email} isForAnother={!isBlocking} onType={setEmail} />
      ) : (
        <>
          <CodeForm
            proof={proof}
            state={state}
            sent={page.t('verify.email.sent', { address: state.address })}
            change={page.t('verify.email.another')}
          />
          {outbox.email && <OutboxLink to={state.address} />}
        </>
      )}
    </VerificationDialog>
  );
}

/** Unverified Sign in with Apple accounts have their own calls (R7.77). */
export function emailCalls(page: Page, profile: Pick<OwnProfile, 'loginType' | 'emailConfirmed'>): CodeCalls {
  const isApple = profile.loginType === LOGIN_TYPE.apple && !profile.emailConfirmed;
  const [send, check] = isApple ? [sendAppleEmailCode, verifyAppleEmail] : [sendEmailCode, verifyEmail];
  return {
    findStatus: findStatusOf(page, 'email'),
    send: (email) => page.call(send, { email }, IN_DIALOG),
    check: (email, code) => page.call(check, { email, code }, IN_DIALOG),
  };
}
