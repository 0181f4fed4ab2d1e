import { CircleAlert } from 'lucide-react';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { FIELD_BOX } from '#web/ui/field/field-frame.tsx';
import { usePage } from '../../app/use-page.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { CodeProof } from './code-proof.ts';
import { type CodeState, problemText } from './code-state.ts';
import { FormProblem } from './form-problem.tsx';
import { isWholeCode, readCode } from './read-code.ts';
import { formatTimeLeft, useSecondsLeft } from './use-seconds-left.ts';

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

interface CodeTimerProps {
  readonly secondsLeft: number;
  readonly isChecking: boolean;
}

/** The remaining validity of the code. Screen readers hear changes, but not every second. */
function CodeTimer({ secondsLeft, isChecking }: CodeTimerProps) {
  const page = usePage();
  const isLapsed = secondsLeft === 0;
  const isCounting = !isLapsed && !isChecking;
  return (
    <div className="text-muted">
      {isCounting && (
        <p role="timer" className="tabular-nums">
          {page.t('verify.timeLeft', { time: formatTimeLeft(secondsLeft) })}
        </p>
      )}
      <p role="status" className="empty:hidden">
        {isChecking && page.t('verify.checking')}
        {isLapsed && !isChecking && page.t('verify.lapsed')}
      </p>
    </div>
  );
}

interface CodeEntry {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly code: string;
  /** Error message in the visitor's language; empty if there is none. */
  readonly error: string;
  type(typed: string): void;
  submit(event: FormEvent): void;
}

/** The state of a code form: six digits are checked immediately, fewer show an error on submit. */
function useCodeEntry(proof: CodeProof, { step, problem }: CodeState): CodeEntry {
  const page = usePage();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (step === 'wrong') input.current?.select();
  }, [step]);
  return {
    input,
    code,
    error: isIncomplete ? page.t('verify.code.incomplete') : problemText(page, problem, 'code'),
    type(typed) {
      setCode(typed);
      setIncomplete(false);
      if (typed !== code && isWholeCode(typed)) void proof.check(typed);
    },
    submit(event) {
      event.preventDefault();
      input.current?.focus();
      if (isWholeCode(code)) void proof.check(code);
      else setIncomplete(true);
    },
  };
}

interface CodeFieldProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** Error message in the visitor's language; empty if there is none. */
  readonly error: string;
  readonly isReadOnly: boolean;
  /** Shown below the field unless there is an error. */
  readonly children: ReactNode;
}

/** One field for all six digits: phones autofill it from the message, and pasted text is reduced to its digits. */
function CodeField({ input, value, onChange, error, isReadOnly, children }: CodeFieldProps) {
  const page = usePage();
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-bold">
        {page.t('verify.code.label')}
      </label>
      <input
        ref={input}
        id={id}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        value={value}
        readOnly={isReadOnly}
        onChange={(event) => onChange(readCode(event.target.value))}
        aria-invalid={error !== '' || undefined}
        aria-describedby={`${id}-error`}
        className={`${FIELD_BOX} read-only:text-muted min-h-14 ps-[0.4em] text-center text-xl tracking-[0.4em] tabular-nums`}
      />
      <div className="min-h-6 text-sm">
        <p id={`${id}-error`} role="alert" className="text-danger flex items-start gap-1.5 empty:hidden">
          {error !== '' && <CircleAlert size={16} aria-hidden className="mt-0.5 flex-none" />}
          {error}
        </p>
        {error === '' && children}
      </div>
    </div>
  );
}
