import { useEffect, useState, useSyncExternalStore } from 'react';
import { getCodeStatus } from '#contract/verification/endpoints.ts';
import type { AccountCodePurpose } from '#contract/verification/entities.ts';
import { type Page, usePage } from '../../app/use-page.ts';
import { type CodeCalls, CodeProof } from './code-proof.ts';
import type { CodeState } from './code-state.ts';

/** Failures and progress are shown in the dialog, which covers the page's messages. */
export const IN_DIALOG = { isQuiet: true, loadingBar: false } as const;

export interface CodeProofOptions {
  readonly makeCalls: (page: Page) => CodeCalls;
  readonly onDone: () => void;
}

/** The status of the account's latest code of a purpose, whatever its address. */
export function findStatusOf(page: Page, purpose: AccountCodePurpose): CodeCalls['findStatus'] {
  return () => page.call(getCodeStatus, { purpose }, IN_DIALOG);
}

/** The verification of a dialog and its state; one per mounted dialog. */
export function useCodeProof({ makeCalls, onDone }: CodeProofOptions): { proof: CodeProof; state: CodeState } {
  const page = usePage();
  const [proof] = useState(
    () =>
      new CodeProof({
        ...makeCalls(page),
        now: Date.now,
        wait: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
        onDone,
      }),
  );
  const state = useSyncExternalStore(proof.subscribe, proof.getState, proof.getState);
  useEffect(() => {
    void proof.open();
    return () => proof.close();
  }, [proof]);
  return { proof, state };
}
