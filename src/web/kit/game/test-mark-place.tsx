import { useEffect, useState } from 'react';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { usePage } from '#web/app/use-page.ts';
import type { TestMark } from './test-mark.tsx';

/** The test badge over a game's picture, loaded on demand because only testers see it. */
export function TestMarkPlace() {
  const page = usePage();
  const [Mark, setMark] = useState<typeof TestMark | null>(null);
  useEffect(() => {
    const load = async () => {
      const [module] = await Promise.all([import('./test-mark.tsx'), loadMessages(page, 'test-account')]);
      setMark(() => module.TestMark);
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
