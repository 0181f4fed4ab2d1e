import { SkeletonBlock, SkeletonShape } from './skeleton.tsx';

/** Skeleton of a page with a side column, in a file of its own: visitors need none of its styles. */
export function EditorSkeleton() {
  return (
    <SkeletonShape>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="flex flex-col gap-6">
          <SkeletonBlock className="h-110" />
          <SkeletonBlock className="h-110" />
        </div>
        <SkeletonBlock className="h-48" />
      </div>
    </SkeletonShape>
  );
}
