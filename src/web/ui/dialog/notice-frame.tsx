import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

export interface NoticeFrameProps {
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  /** The way out by Escape or, on phones, by the back gesture. */
  readonly onClose: () => void;
  /** What can be answered. */
  readonly children: ReactNode;
}

/** A dialog that has something to say; it begins at its title and gives the focus back when it goes. */
export function NoticeFrame({ Icon, title, text, onClose, children }: NoticeFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // What is said before what can be answered.
    heading.current?.focus();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      closedby="closerequest"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        // Who shows it decides what is mounted; a dialog that closed by itself could not be opened again.
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => {
        // Browsers let a second Escape through.
        if (currentTarget.isConnected) onClose();
      }}
      className="card m-auto max-h-[calc(100dvh-24px)] w-[min(480px,calc(100vw-24px))] overflow-y-auto p-6 text-center sm:p-8"
    >
      <span className="bg-raised text-gold-text mx-auto grid h-14 w-14 place-items-center rounded-full">
        <Icon size={28} aria-hidden />
      </span>
      <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className="mt-4 text-lg wrap-anywhere outline-none">
        {title}
      </h2>
      <p id={`${id}-text`} className="text-muted mt-3 text-pretty whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      <div className="mt-6 flex flex-col gap-3">{children}</div>
    </dialog>
  );
}
