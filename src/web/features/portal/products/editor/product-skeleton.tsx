/** The shape of the editor of a product while it is loading. */
export function ProductSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-6">
      <div className="skeleton h-16 w-96 max-w-full" />
      <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="flex flex-col gap-6">
          <div className="skeleton h-110 rounded-2xl" />
          <div className="skeleton h-110 rounded-2xl" />
        </div>
        <div className="skeleton h-48 rounded-2xl" />
      </div>
    </div>
  );
}
