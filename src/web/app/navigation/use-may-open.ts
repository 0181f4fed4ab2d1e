import { guardRoute } from '#domain/page/route-guard.ts';
import { useUser } from '../session/use-session.ts';
import { usePage } from '../use-page.ts';

/** Tells whether the installation's guard lets this visitor open a page (path without language prefix). */
export function useMayOpen(): (path: string) => boolean {
  const { guard, guardAlso, locales } = usePage().state;
  const isSignedIn = useUser() !== null;
  return (pathname) => guardRoute({ mode: guard, isSignedIn, pathname, locales, alsoAllowed: guardAlso }) === null;
}
