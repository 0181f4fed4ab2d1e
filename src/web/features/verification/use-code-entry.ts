import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { usePage } from '../../app/use-page.ts';
import type { CodeProof } from './code-proof.ts';
import type { CodeState } from './code-state.ts';
import { problemText } from './problem-text.ts';
import { isWholeCode } from './read-code.ts';

export interface CodeEntry {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly code: string;
  /** What is wrong with the code, in the visitor's words; empty where nothing is. */
  readonly error: string;
  type(typed: string): void;
  submit(event: FormEvent): void;
}

/** What is typed into the form of a code: six digits are checked at once, fewer are asked for the rest. */
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
