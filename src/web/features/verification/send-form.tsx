import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { usePage } from '../../app/use-page.ts';
import type { CodeState } from './code-state.ts';
import { FormProblem } from './form-problem.tsx';
import { formatTimeLeft, useSecondsLeft } from './use-seconds-left.ts';

export interface SendFormProps {
  readonly state: CodeState;
  readonly send: string;
  readonly onSend: () => void;
  /** The user has the earlier code. */
  readonly onEnter: () => void;
  /** The address fields. */
  readonly children?: ReactNode;
}

/** The first step of a verification: the recipient and the send button. */
export function SendForm({ state, send, onSend, onEnter, children }: SendFormProps) {
  const page = usePage();
  const secondsLeft = useSecondsLeft(state.holdsUntilMs);
  const time = formatTimeLeft(secondsLeft);
  const isSending = state.step === 'sending';
  return (
    <Form
      onSubmit={() => {
        if (!isSending) onSend();
      }}
      className="flex flex-col"
    >
      {children !== undefined && <div className="mb-5 flex flex-col gap-5">{children}</div>}
      {secondsLeft > 0 && !isSending && (
        <div className="bg-raised mb-5 flex flex-wrap items-center gap-x-3 rounded-xl px-4 py-2 text-sm">
          <p role="status">{page.t('verify.held')}</p>
          <button type="button" className="link min-h-11 font-bold" onClick={onEnter}>
            {page.t('verify.enterHeld')}
          </button>
        </div>
      )}
      <Button
        type="submit"
        look="gold"
        className="tabular-nums"
        isBusy={isSending}
        disabled={secondsLeft > 0 && !isSending}
      >
        {isSending ? page.t('verify.sending') : secondsLeft > 0 ? page.t('verify.resendIn', { time }) : send}
      </Button>
      <p role="status" className="sr-only">
        {isSending ? page.t('verify.sending') : ''}
      </p>
      <FormProblem problem={state.problem} />
    </Form>
  );
}
