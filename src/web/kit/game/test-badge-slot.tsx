import { useEffect, useState } from 'react';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { usePage } from '#web/app/use-page.ts';
import type { TestBadge } from './test-badge.tsx';

/** The test badge over a game's picture, loaded on demand because only testers see it. */
export function TestBadgeSlot() {
  const page = usePage();
  const [Mark, setMark] = useState<typeof TestBadge | null>(null);
  useEffect(() => {
    const load = async () => {
      const [module] = await Promise.all([import('./test-badge.tsx'), loadMessages(page, 'test-account')]);
      setMark(() => module.TestBadge);
    };
    // Offline, the page stays without the badge.
    load().catch(() => undefined);
  }, [page]);
  return (
    <div role="status" className="pad absolute inset-x-0 top-4 mx-auto flex max-w-[1440px]">
      {Mark !== null && <Mark />}
    </div>
  );
}
