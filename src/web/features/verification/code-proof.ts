import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { getCodeStatus } from '#contract/verification/endpoints.ts';
import type { AccountCodePurpose, CodeSent, CodeStatus } from '#contract/verification/entities.ts';
import { createStore } from '#web/ui/create-store.ts';
import { type Page, usePage } from '../../app/use-page.ts';
import {
  type CodeEvent,
  type CodeState,
  describeFailure,
  describeUndelivered,
  describeWrongCode,
  FIRST_CODE_STATE,
  readSendFailure,
  reduceCode,
} from './code-state.ts';

export interface CodeCalls {
  readonly send: (address: string) => Promise<CodeSent>;
  readonly check: (address: string, code: string) => Promise<unknown>;
  /** Of the code sent to an address; empty before one is known. */
  readonly findStatus: (address: string) => Promise<CodeStatus>;
}

export interface CodeProofDependencies extends CodeCalls {
  /** Client clock in Unix milliseconds. */
  readonly now: () => number;
  readonly wait: (delayMs: number) => Promise<void>;
  /** The code was correct; called once. */
  readonly onDone: () => void;
}

/** A provider may reject a message after the sending call has returned. */
const LOOK_EVERY_MS = 4000;

/** The verification flow of a dialog, from address to correct code: its calls and their effect on the state. */
export class CodeProof {
  readonly #dependencies: CodeProofDependencies;
  readonly #store = createStore<CodeState>(FIRST_CODE_STATE);
  #isOpen = false;
  /** The last rejected code: trying it again would waste an attempt. */
  #refusedCode = '';

  constructor(dependencies: CodeProofDependencies) {
    this.#dependencies = dependencies;
  }

  readonly getState = this.#store.get;

  readonly subscribe = this.#store.subscribe;

  /** The dialog was opened: an earlier code may still be valid. */
  async open(): Promise<void> {
    this.#isOpen = true;
    const status = await this.#findStatus();
    if (status !== null && status.expiresIn > 0) this.#apply({ type: 'found', holdsUntilMs: this.#at(status) });
  }

  /** The dialog was closed: later results are ignored. */
  close(): void {
    this.#isOpen = false;
  }

  /** Sends a code; does nothing while another one is valid. */
  async send(address: string): Promise<void> {
    if (!this.#apply({ type: 'send', address, nowMs: this.#dependencies.now() })) return;
    try {
      const sent = await this.#dependencies.send(address);
      this.#refusedCode = '';
      this.#apply({ type: 'sent', holdsUntilMs: this.#at(sent) });
      void this.#watchDelivery(this.getState().holdsUntilMs);
    } catch (error) {
      this.#apply(readSendFailure(error, address, this.#dependencies.now()));
    }
  }

  /** Continues with an earlier code for this address. */
  enter(address: string): void {
    this.#apply({ type: 'enter', address, nowMs: this.#dependencies.now() });
  }

  /** Returns to the address step. */
  change(): void {
    this.#apply({ type: 'change' });
  }

  /** Checks six digits, one attempt at a time and none twice. */
  async check(code: string): Promise<void> {
    if (code === this.#refusedCode || !this.#apply({ type: 'check', nowMs: this.#dependencies.now() })) return;
    try {
      await this.#dependencies.check(this.getState().address, code);
    } catch (error) {
      await this.#readRefusal(error, code);
      return;
    }
    this.#apply({ type: 'accepted' });
    // Also after the dialog was closed: the account has changed.
    this.#dependencies.onDone();
  }

  async #readRefusal(error: unknown, code: string): Promise<void> {
    if (!(error instanceof ApiError) || error.code !== ERROR.invalidVerificationCode) {
      this.#apply({ type: 'unanswered', problem: describeFailure(error) });
      return;
    }
    this.#refusedCode = code;
    const status = await this.#findStatus();
    if (status?.state === 'burnt') {
      const problem = { place: 'code', key: 'verify.burned' } as const;
      this.#apply({ type: 'burnt', problem, holdsUntilMs: this.#at(status) });
      return;
    }
    const holds = status?.state === 'none' ? { holdsUntilMs: this.#dependencies.now() } : {};
    this.#apply({ type: 'rejected', problem: describeWrongCode(error), ...holds });
  }

  /** Polls until the delivery is known, or another code is sent. */
  async #watchDelivery(holdsUntilMs: number): Promise<void> {
    const { wait } = this.#dependencies;
    for (;;) {
      await wait(LOOK_EVERY_MS);
      if (!this.#isOpen || this.getState().holdsUntilMs !== holdsUntilMs || this.getState().step === 'done') return;
      const status = await this.#findStatus();
      if (status?.state === 'undeliverable' && this.getState().holdsUntilMs === holdsUntilMs) {
        this.#apply({ type: 'undelivered', problem: describeUndelivered(status.errorCode, this.getState().address) });
      }
      if (status !== null && status.state !== 'sending') return;
    }
  }

  /** Null on failure: nothing waits for the status. */
  async #findStatus(): Promise<CodeStatus | null> {
    return this.#dependencies.findStatus(this.getState().address).catch(() => null);
  }

  #at({ expiresIn }: { readonly expiresIn: number }): number {
    return this.#dependencies.now() + expiresIn * 1000;
  }

  /** Returns whether the event was valid in the current state. */
  #apply(event: CodeEvent): boolean {
    const next = reduceCode(this.getState(), event);
    if (!this.#isOpen || next === this.getState()) return false;
    this.#store.set(next);
    return true;
  }
}

/** Failures and progress are shown in the dialog, which covers the page's messages. */
export const IN_DIALOG = { isQuiet: true, loadingBar: false } as const;

interface CodeProofOptions {
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
