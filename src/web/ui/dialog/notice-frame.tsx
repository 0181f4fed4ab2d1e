import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

export interface NoticeFrameProps {
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  /** Closing by Escape or, on phones, the back gesture. */
  readonly onClose: () => void;
  /** The buttons. */
  readonly children: ReactNode;
}

/** A message in a dialog; focuses its title first and returns the focus when it closes. */
export function NoticeFrame({ Icon, title, text, onClose, children }: NoticeFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The text is read before the buttons.
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
        // The parent controls mounting; a dialog that closed itself could not be reopened.
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => {
        // Browsers do not let a page cancel a second Escape.
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
