import type { ReactNode } from 'react';

/** What is below the header: the panel beside the page's sections, or above them on narrow screens. */
export function DetailsLayout({ children }: { children: ReactNode }) {
  return (
    <div className="pad mx-auto grid max-w-[1440px] grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-10 py-6 sm:py-8 min-[1024px]:grid-cols-[minmax(0,1fr)_340px] lg:grid-cols-[minmax(0,1fr)_360px]">
      {children}
    </div>
  );
}

/** The sections beside the panel. */
export function DetailsSections({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-10 min-[1024px]:col-start-1 min-[1024px]:row-start-1">{children}</div>
  );
}
