import { useEffect } from 'react';
import { keepSession } from './session.ts';
import { useSession } from './session-store.ts';
import { usePage } from './use-page.ts';

/** Keeps the session of the window, and shows what follows from it over every page. */
export function SessionHost() {
  const page = usePage();
  const { user, parts } = useSession();
  useEffect(() => keepSession(page), [page]);
  return user !== null && parts !== null && <parts.SessionOverlays />;
}
