/** Style of filter fields. */
export const FILTER_FIELD =
  'border-control bg-page text-ink min-h-11 w-full min-w-0 rounded-xl border px-3 py-2 text-sm';
