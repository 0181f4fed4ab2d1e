import type { ReactNode } from 'react';

interface SaveBarProps {
  /** Save status. */
  readonly status: ReactNode;
  /** Whether it stays in view; without changes there is nothing to save. */
  readonly isSticky?: boolean;
  /** A decision required before saving, such as a conflict. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/** The buttons of a form at the bottom of the window or of the form's card; in view while there is something to save. */
export function SaveBar({ status, isSticky = true, notice, children }: SaveBarProps) {
  return (
    <div
      data-save-bar
      className={`${isSticky ? 'sticky bottom-0' : ''} border-line bg-surface z-20 -mx-4 border-t in-[.card]:-mb-4 in-[.card]:rounded-b-2xl sm:mx-0 sm:rounded-t-2xl sm:border-x sm:in-[.card]:-mx-7 sm:in-[.card]:-mb-7 sm:in-[.card]:rounded-t-none sm:in-[.card]:border-x-0`}
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
