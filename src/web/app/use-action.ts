import { useState } from 'react';
import { showFailure } from './messages/show-failure.ts';
import { usePage } from './use-page.ts';

/** An action started by the user: one at a time, with failures shown. */
export function useAction<Arguments extends readonly unknown[]>(run: (...given: Arguments) => Promise<unknown>) {
  const page = usePage();
  const [isBusy, setBusy] = useState(false);
  const start = async (...given: Arguments) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await run(...given);
    } catch (error) {
      await showFailure(page, error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, start: (...given: Arguments) => void start(...given) };
}
