import { FlaskConical } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';

/** Marks a game's page as a test and explains what that means. */
export function TestBadge() {
  const page = usePage();
  return (
    <p className="bg-gold text-on-gold flex items-center gap-2 rounded-full px-4 py-1.5 text-sm font-bold floating">
      <FlaskConical size={18} aria-hidden className="flex-none" />
      {page.t('test.mark')}
    </p>
  );
}
