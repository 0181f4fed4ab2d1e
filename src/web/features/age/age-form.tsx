import { type ReactNode, useRef } from 'react';
import { nextMidnight } from '../../app/overlays/next-midnight.ts';

interface AgeFormProps {
  /** Path that an answer leads to, in the visitor's language. */
  readonly back: string;
  readonly confirm: string;
  readonly refuse: string;
  /** Further options. */
  readonly children?: ReactNode;
}

/**
 * The two answers to the age question. A plain form: the server stores the answer in a cookie and redirects back to the
 * updated page.
 */
export function AgeForm({ back, confirm, refuse, children }: AgeFormProps) {
  const seconds = useRef<HTMLInputElement>(null);
  const tellMidnight = () => {
    const nowMs = Date.now();
    if (seconds.current !== null) seconds.current.value = String(Math.ceil((nextMidnight(nowMs) - nowMs) / 1000));
  };
  return (
    <form method="post" action="/age" onSubmit={tellMidnight} className="flex flex-col gap-3">
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="seconds" defaultValue="" ref={seconds} />
      <button type="submit" name="answer" value="adult" className="btn btn-gold">
        {confirm}
      </button>
      <button type="submit" name="answer" value="younger" className="btn btn-quiet">
        {refuse}
      </button>
      {children}
    </form>
  );
}
