import type { ReactNode } from 'react';
import type { PublicApplication } from '#contract/application/entities.ts';
import { MainActions } from './main-actions.tsx';

interface DetailsPanelProps {
  readonly application: PublicApplication;
  /** Further actions, below play and download. */
  readonly choices?: ReactNode;
  /** Facts, and the developer. */
  readonly children: ReactNode;
}

/**
 * What leads to the game, and what to know before: the first thing below the header on phones; on wide screens a column
 * at the right that stays in view. It is first in the document in both, so that the keyboard reaches its actions first.
 */
export function DetailsPanel({ application, choices, children }: DetailsPanelProps) {
  return (
    <div className="card relative flex flex-col gap-5 self-start p-4 sm:p-5 min-[1024px]:sticky min-[1024px]:top-[88px] min-[1024px]:col-start-2 min-[1024px]:row-start-1 min-[1024px]:-mt-40 min-[1024px]:max-h-[calc(100dvh-104px)] min-[1024px]:overflow-y-auto">
      <div className="flex flex-col gap-3 sm:max-[1024px]:flex-row sm:max-[1024px]:flex-wrap sm:max-[1024px]:items-start">
        <MainActions application={application} />
        {choices && <div className="min-w-64">{choices}</div>}
      </div>
      {children}
    </div>
  );
}
