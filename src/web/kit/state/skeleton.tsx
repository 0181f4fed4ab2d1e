import type { ReactNode } from 'react';
import { usePage } from '#web/app/use-page.ts';

/** Skeleton of a list: heading, filter, rows. */
export function ListSkeleton() {
  return (
    <SkeletonShape>
      <SkeletonBlock className="h-18 w-96" />
      <SkeletonBlock className="h-5 w-52" />
      <SkeletonBlock className="h-48 lg:h-24" />
      <SkeletonBlock className="h-48 lg:h-24" />
      <SkeletonBlock className="h-48 lg:h-24" />
    </SkeletonShape>
  );
}

/** Skeleton of a page of cards. */
export function PageSkeleton() {
  return (
    <SkeletonShape>
      <SkeletonBlock className="h-96" />
      <SkeletonBlock className="h-48" />
    </SkeletonShape>
  );
}

/** The frame of a skeleton, with its title. */
export function SkeletonShape({ children }: { children: ReactNode }) {
  const page = usePage();
  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="sr-only">
        {page.t('shell.loading')}
      </p>
      <SkeletonBlock className="h-16 w-96" />
      {children}
    </div>
  );
}

/** One block, with its size. */
export function SkeletonBlock({ className }: { className: string }) {
  return <div aria-hidden className={`skeleton max-w-full rounded-2xl ${className}`} />;
}
