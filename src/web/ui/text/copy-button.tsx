import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';

const SHOWN_MS = 2000;

export interface CopyButtonProps {
  readonly text: string;
  /** Label that names the copied thing: "Copy the order number". */
  readonly label: string;
  /** Confirmation message. */
  readonly done: string;
  /** Shows the label beside the icon. */
  readonly isWide?: boolean;
}

/** Copies a text to the clipboard and confirms it for two seconds, also for screen readers. */
export function CopyButton({ text, label, done, isWide = false }: CopyButtonProps) {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setDone(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isDone]);
  const Icon = isDone ? Check : Copy;
  return (
    <>
      <button
        type="button"
        className={`${isWide ? 'btn btn-quiet' : 'btn-icon'} print:hidden`}
        aria-label={isWide ? undefined : label}
        title={isWide ? undefined : label}
        onClick={async () => setDone(await copyText(text))}
      >
        <Icon size={18} aria-hidden className={isDone ? 'text-success' : ''} />
        {isWide && (isDone ? done : label)}
      </button>
      <span role="status" className="sr-only">
        {isDone ? done : ''}
      </span>
    </>
  );
}
