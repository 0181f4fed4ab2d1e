import { useState } from 'react';

/** Tells screen readers politely of a state once it has changed; the one that the page began with they read anyway. */
export function ChangedStatus({ text }: { text: string }) {
  const [first] = useState(text);
  const [hasChanged, setChanged] = useState(false);
  if (!hasChanged && text !== first) setChanged(true);
  return (
    <p role="status" className="sr-only">
      {hasChanged ? text : ''}
    </p>
  );
}
