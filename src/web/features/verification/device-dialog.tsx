import { MonitorSmartphone } from 'lucide-react';
import type { FunctionComponent } from 'react';
import { addDevice, sendDeviceCode } from '#contract/device/endpoints.ts';
import type { OverlayProps } from '../../app/overlays/overlay.ts';
import { type Page, usePage } from '../../app/use-page.ts';
import { CodeForm } from './code-form.tsx';
import { findStatusOf, IN_DIALOG, useCodeProof } from './code-proof.ts';
import { OutboxLink } from './form-problem.tsx';
import { prepareVerification, type VerificationFacts } from './prepare-verification.ts';
import { SendForm } from './send-form.tsx';
import { useFinish, VerificationDialog } from './verification-dialog.tsx';

/** Loads the dialog with its data. */
export async function loadDeviceDialog(page: Page): Promise<FunctionComponent<OverlayProps>> {
  const facts = await prepareVerification(page);
  return ({ onClose }) => <DeviceDialog facts={facts} onClose={onClose} />;
}

/**
 * Adds the current device to the account's list; if only listed devices are allowed, nothing else is possible (O29).
 */
export function DeviceDialog({ facts: { profile, outbox }, onClose }: { facts: VerificationFacts } & OverlayProps) {
  const page = usePage();
  const address = profile.email;
  const isBlocking = !profile.deviceAllowed;
  const part = isBlocking ? 'refused' : 'add';
  const onDone = useFinish({ proven: { deviceAllowed: true }, message: 'verify.device.done', onClose });
  const { proof, state } = useCodeProof({ makeCalls: deviceCalls, onDone });
  const isAsking = state.step === 'idle' || state.step === 'sending' || state.step === 'undeliverable';
  return (
    <VerificationDialog
      Icon={MonitorSmartphone}
      title={page.t(`verify.device.${part}.title`)}
      lead={page.t(`verify.device.${part}.lead`, { address })}
      isBlocking={isBlocking}
      onClose={onClose}
    >
      {isAsking ? (
        <SendForm
          state={state}
          send={page.t('verify.email.send')}
          onSend={() => void proof.send(address)}
          onEnter={() => proof.enter(address)}
        />
      ) : (
        <>
          <CodeForm proof={proof} state={state} sent={page.t('verify.email.sent', { address })} />
          {outbox.email && <OutboxLink to={address} />}
        </>
      )}
    </VerificationDialog>
  );
}

/** The server knows the recipient. */
function deviceCalls(page: Page) {
  return {
    findStatus: findStatusOf(page, 'device'),
    send: () => page.call(sendDeviceCode, {}, IN_DIALOG),
    check: (_address: string, code: string) => page.call(addDevice, { code }, IN_DIALOG),
  };
}
