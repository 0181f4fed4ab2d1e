import type { ReactNode } from 'react';
import { OperatorNavigation } from './operator-navigation.tsx';

/** The pages of the console beside their navigation. */
export function OperatorLayout({ children }: { children: ReactNode }) {
  return (
    <div className="pad mx-auto flex max-w-[1440px] flex-col gap-6 py-5 md:py-8 lg:flex-row lg:gap-8">
      <OperatorNavigation />
      <div className="flex min-w-0 flex-1 flex-col gap-6">{children}</div>
    </div>
  );
}
