import { useEffect } from 'react';
import { usePage } from '../use-page.ts';
import { keepSession } from './session.ts';
import { watchReturn } from './watch-return.ts';

/** Manages the session of the window, including pages restored from the back/forward cache. */
export function SessionHost() {
  const page = usePage();
  useEffect(() => keepSession(page), [page]);
  useEffect(() => watchReturn(page), [page]);
  return null;
}
