import { LoaderCircle } from 'lucide-react';

/** A progress spinner; the adjacent text says what is running. */
export function Spinner() {
  return <LoaderCircle size={18} aria-hidden className="flex-none animate-spin" />;
}
