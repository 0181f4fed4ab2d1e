import { StatusPage } from './error-page.tsx';

/** The "not found" page (R2.22). */
export function NotFoundPage() {
  return <StatusPage status={404} />;
}
