import { useRouter } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { useAction } from '#web/app/use-action.ts';
import { moveFocus, watchFocus } from '#web/kit/page/move-focus.ts';
import { useRefusal } from '#web/kit/state/use-refusal.ts';
import { type Toast, toasts } from '#web/ui/toast/toast-store.ts';

/** Content of a toast: a text reports success. */
export type Message = string | Pick<Toast, 'type' | 'text'> | undefined;

interface Completion {
  /** Loads the changed data; the page's routes by default. Null if the page does not show the change. */
  readonly refresh?: (() => Promise<unknown>) | null | undefined;
  /** ID of the element to focus if the change removes the one that started it. */
  readonly focusAfter?: string | undefined;
  /** Closes the dialog that made the call. */
  readonly onClose?: (() => void) | undefined;
}

/** A call that changes data shown on the page. */
export interface Mutation<Given extends readonly unknown[], Reply> extends Completion {
  readonly call: (...given: Given) => Promise<Reply>;
  /** Deactivated accounts may make it too: it changes nothing, or the contract says so. */
  readonly isAlwaysAllowed?: boolean | undefined;
  readonly done?: Message | ((reply: Reply, ...given: Given) => Message);
}

/** Completes a mutation: refresh, close, focus, toast. */
export function useFinish({ refresh, focusAfter, onClose }: Completion) {
  const router = useRouter();
  const reload = refresh === undefined ? () => router.invalidate() : refresh;
  return async (message?: Message): Promise<void> => {
    await reload?.();
    // Elements outside an open modal dialog cannot be focused.
    if (onClose !== undefined) flushSync(onClose);
    if (focusAfter !== undefined) moveFocus(focusAfter);
    watchFocus();
    if (typeof message === 'string') toasts.show('success', message);
    else if (message !== undefined) toasts.show(message.type, message.text);
  };
}

/** `call` with its completion. A failure is thrown and skips the completion. */
export function useCompleted<Given extends readonly unknown[], Reply>(mutation: Mutation<Given, Reply>) {
  const { call, done, isAlwaysAllowed: _, ...completion } = mutation;
  const finish = useFinish(completion);
  return async (...given: Given): Promise<void> => {
    const reply = await call(...given);
    await finish(typeof done === 'function' ? done(reply, ...given) : done);
  };
}

/**
 * Runs a mutation, one at a time. A failure is shown, and the dialog stays open. Where nothing may be changed, no call is
 * made, and a toast says why.
 */
export function useMutation<Given extends readonly unknown[], Reply>(mutation: Mutation<Given, Reply>) {
  const refuse = useRefusal();
  const action = useAction(useCompleted(mutation));
  return mutation.isAlwaysAllowed !== true && refuse !== null ? { ...action, start: refuse } : action;
}
