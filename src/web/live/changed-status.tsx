import { useState } from 'react';

/** Announces a state politely when it changes; the initial one is read as part of the page. */
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
