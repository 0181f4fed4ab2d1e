import { LoaderCircle } from 'lucide-react';

/** Says that something is under way; the words beside it say what. */
export function Spinner() {
  return <LoaderCircle size={18} aria-hidden className="flex-none animate-spin" />;
}
