import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { usePage } from '../../app/use-page.ts';
import type { CodeProof } from './code-proof.ts';
import type { CodeState } from './code-state.ts';
import { problemText } from './problem-text.ts';
import { isWholeCode } from './read-code.ts';

export interface CodeEntry {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly code: string;
  /** Error message in the visitor's language; empty if there is none. */
  readonly error: string;
  type(typed: string): void;
  submit(event: FormEvent): void;
}

/** The state of a code form: six digits are checked immediately, fewer show an error on submit. */
export function useCodeEntry(proof: CodeProof, { step, problem }: CodeState): CodeEntry {
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
