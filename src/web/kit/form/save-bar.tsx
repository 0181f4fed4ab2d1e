import type { ReactNode } from 'react';

interface SaveBarProps {
  /** Save status. */
  readonly status: ReactNode;
  /** A decision required before saving, such as a conflict. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/** The buttons of a form at the bottom of the window or of the form's card; always visible. */
export function SaveBar({ status, notice, children }: SaveBarProps) {
  return (
    <div
      data-save-bar
      className="border-line bg-surface sticky bottom-0 z-20 -mx-4 border-t in-[.card]:-mb-4 in-[.card]:rounded-b-2xl sm:mx-0 sm:rounded-t-2xl sm:border-x sm:in-[.card]:-mx-7 sm:in-[.card]:-mb-7 sm:in-[.card]:rounded-t-none sm:in-[.card]:border-x-0"
    >
      {notice}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 sm:px-6 [&>.btn]:max-sm:flex-auto">
        <div className="text-muted min-w-0 basis-full text-sm sm:flex-1 sm:basis-40">{status}</div>
        {children}
      </div>
    </div>
  );
}

/** Announces the save status to screen readers. */
export function SaveStatus({ children }: { children: string }) {
  return (
    <p role="status" className="min-h-6">
      {children}
    </p>
  );
}
