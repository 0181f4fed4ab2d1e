/** Style of a text box, without height and padding. */
export const FIELD_BOX =
  'border-control bg-page disabled:bg-raised disabled:text-muted aria-[invalid]:border-danger w-full min-w-0 rounded-xl border';
