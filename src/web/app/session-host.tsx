import { useEffect } from 'react';
import { keepSession } from './session.ts';
import { usePage } from './use-page.ts';

/** Keeps the session of the window. */
export function SessionHost() {
  const page = usePage();
  useEffect(() => keepSession(page), [page]);
  return null;
}
