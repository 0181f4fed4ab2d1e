import { StatusPage } from './error-page.tsx';

/** What an address that leads nowhere shows (R2.22). */
export function NotFoundPage() {
  return <StatusPage status={404} />;
}
