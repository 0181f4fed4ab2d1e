const ROWS = ['first', 'second', 'third'];

/** The shape of a page with a chooser and a list while it is loading. */
export function ListSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-6">
      <div className="skeleton h-16 w-96 max-w-full" />
      <div className="skeleton h-18 w-96 max-w-full" />
      <div className="skeleton h-5 w-40" />
      <div className="flex flex-col gap-4">
        {ROWS.map((row) => (
          <div key={row} className="skeleton h-48 rounded-2xl lg:h-24" />
        ))}
      </div>
    </div>
  );
}
