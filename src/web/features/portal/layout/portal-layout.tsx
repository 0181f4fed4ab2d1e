import type { ReactNode } from 'react';
import type { PortalApplication } from '#contract/portal/entities.ts';
import { OldDataNotice } from '#web/kit/state/old-data-notice.tsx';
import { ApplicationSwitcher } from './application-switcher.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { PortalNavigation } from './portal-navigation.tsx';

interface PortalLayoutProps {
  /** Most recently changed first. */
  readonly applications: readonly PortalApplication[];
  readonly children: ReactNode;
}

/** The layout of the developer portal with its navigation. */
export function PortalLayout({ applications, children }: PortalLayoutProps) {
  return (
    <div className="pad mx-auto flex max-w-[1440px] flex-col gap-5 py-5 md:flex-row md:gap-8 md:py-8 lg:gap-10">
      <div className="flex flex-col gap-4 md:sticky md:top-[96px] md:h-fit md:w-[200px] md:flex-none lg:w-[232px]">
        <ApplicationSwitcher applications={applications} />
        <PortalNavigation />
      </div>
      <div
        id="portal-content"
        data-page-content
        tabIndex={-1}
        className="flex min-w-0 flex-1 flex-col gap-6 outline-none"
      >
        <Breadcrumbs applications={applications} />
        <OldDataNotice />
        {children}
      </div>
    </div>
  );
}
