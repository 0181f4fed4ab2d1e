import { useEffect } from 'react';
import { usePage } from '../use-page.ts';
import { keepSession } from './session.ts';
import { watchReturn } from './watch-return.ts';

/** Keeps the session of the window, and what follows from it true on a page that comes back. */
export function SessionHost() {
  const page = usePage();
  useEffect(() => keepSession(page), [page]);
  useEffect(() => watchReturn(page), [page]);
  return null;
}
