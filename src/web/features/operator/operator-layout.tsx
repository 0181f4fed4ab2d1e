import type { ReactNode } from 'react';
import type { OperatorCounters } from '#contract/system/operator-entities.ts';
import { OldDataNotice } from '#web/kit/state/old-data-notice.tsx';
import { OperatorNavigation } from './operator-navigation.tsx';
import { ConsoleSearch } from './search/console-search.tsx';
import { useLiveCounters } from './use-live-counters.ts';

interface OperatorLayoutProps {
  /** Counts of pending work; null if they could not be loaded. */
  readonly counters: OperatorCounters | null;
  readonly children: ReactNode;
}

/** The layout of the console: the page beside its search and navigation. */
export function OperatorLayout({ counters: loaded, children }: OperatorLayoutProps) {
  const counters = useLiveCounters(loaded);
  return (
    <div className="pad mx-auto flex max-w-[1440px] flex-col gap-6 py-5 md:py-8 lg:flex-row lg:gap-8">
      <div className="relative z-20 flex items-center gap-3 lg:sticky lg:top-[96px] lg:w-[212px] lg:flex-none lg:flex-col-reverse lg:items-stretch lg:self-start">
        <OperatorNavigation counters={counters} />
        <ConsoleSearch />
      </div>
      <div data-page-content tabIndex={-1} className="flex min-w-0 flex-1 flex-col gap-6 outline-none">
        <OldDataNotice />
        {children}
      </div>
    </div>
  );
}
