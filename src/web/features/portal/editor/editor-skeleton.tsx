import { SECTIONS } from './form/field-names.ts';

/** The shape of the editor while it is loading. */
export function EditorSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-6">
      <div className="skeleton h-9 w-72 max-w-full" />
      <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_190px] lg:gap-8">
        <div className="flex flex-col gap-5">
          {SECTIONS.slice(0, 2).map((section) => (
            <div key={section} className="skeleton h-130 rounded-2xl" />
          ))}
        </div>
      </div>
    </div>
  );
}
