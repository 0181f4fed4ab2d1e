import { usePage } from '../../app/use-page.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { CodeField } from './code-field.tsx';
import type { CodeProof } from './code-proof.ts';
import type { CodeState } from './code-state.ts';
import { CodeTimer } from './code-timer.tsx';
import { FormProblem } from './form-problem.tsx';
import { formatTimeLeft } from './time-left.ts';
import { useCodeEntry } from './use-code-entry.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

export interface CodeFormProps {
  readonly proof: CodeProof;
  readonly state: CodeState;
  /** Text that says where the code was sent. */
  readonly sent: string;
  /** Label for changing the address; absent if there is no other one. */
  readonly change?: string;
}

/** The second step of a verification: the code while it is valid, then a button to resend it. */
export function CodeForm({ proof, state, sent, change }: CodeFormProps) {
  const { input, code, error, type, submit } = useCodeEntry(proof, state);
  const secondsLeft = useSecondsLeft(state.holdsUntilMs);
  const isChecking = state.step === 'checking' || state.step === 'done';
  const isUsable = secondsLeft > 0 && state.step !== 'burned';
  return (
    <form noValidate onSubmit={submit} className="flex flex-col">
      <p className="mb-4 wrap-anywhere">
        {sent}{' '}
        {change !== undefined && (
          <button type="button" className="link min-h-6" disabled={isChecking} onClick={() => proof.change()}>
            {change}
          </button>
        )}
      </p>
      <CodeField input={input} value={code} onChange={type} error={error} isReadOnly={isChecking || !isUsable}>
        <CodeTimer secondsLeft={secondsLeft} isChecking={isChecking} />
      </CodeField>
      <CodeButtons
        secondsLeft={secondsLeft}
        isUsable={isUsable}
        isChecking={isChecking}
        onResend={() => void proof.send(state.address)}
      />
      <FormProblem problem={state.problem} />
    </form>
  );
}

interface CodeButtonsProps {
  readonly secondsLeft: number;
  /** The code can still be tried. */
  readonly isUsable: boolean;
  readonly isChecking: boolean;
  readonly onResend: () => void;
}

function CodeButtons({ secondsLeft, isUsable, isChecking, onResend }: CodeButtonsProps) {
  const page = usePage();
  const isWaiting = secondsLeft > 0;
  return (
    <div className="mt-4 flex flex-col gap-3">
      <button
        type="submit"
        className={`btn ${isUsable ? 'btn-gold' : 'btn-quiet'}`}
        aria-disabled={isChecking}
        disabled={!isUsable}
      >
        {isChecking && <Spinner />}
        {page.t('verify.submit')}
      </button>
      <button
        type="button"
        className={`btn tabular-nums ${isWaiting ? 'btn-quiet' : 'btn-gold'}`}
        disabled={isWaiting || isChecking}
        onClick={onResend}
      >
        {isWaiting ? page.t('verify.resendIn', { time: formatTimeLeft(secondsLeft) }) : page.t('verify.resend')}
      </button>
    </div>
  );
}
