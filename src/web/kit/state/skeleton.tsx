import type { ReactNode } from 'react';
import { usePage } from '#web/app/use-page.ts';

/** Skeleton of a list: heading, filter, rows. */
export function ListSkeleton() {
  return (
    <Shape>
      <Block className="h-18 w-96" />
      <Block className="h-5 w-40" />
      <Block className="h-48 lg:h-24" />
      <Block className="h-48 lg:h-24" />
      <Block className="h-48 lg:h-24" />
    </Shape>
  );
}

/** Skeleton of a page of cards. */
export function PageSkeleton() {
  return (
    <Shape>
      <Block className="h-96" />
      <Block className="h-44" />
    </Shape>
  );
}

/** Skeleton of a page with a side column. */
export function EditorSkeleton() {
  return (
    <Shape>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="flex flex-col gap-6">
          <Block className="h-110" />
          <Block className="h-110" />
        </div>
        <Block className="h-48" />
      </div>
    </Shape>
  );
}

function Shape({ children }: { children: ReactNode }) {
  const page = usePage();
  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="sr-only">
        {page.t('shell.loading')}
      </p>
      <Block className="h-16 w-96" />
      {children}
    </div>
  );
}

function Block({ className }: { className: string }) {
  return <div aria-hidden className={`skeleton max-w-full rounded-2xl ${className}`} />;
}
