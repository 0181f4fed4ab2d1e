import { useLocation } from '@tanstack/react-router';
import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { dismissUntil } from '#web/app/overlays/dismissals.ts';
import { AgeForm } from '#web/features/age/index.ts';
import { NoticeFrame } from '#web/ui/dialog/notice-frame.tsx';
import { browserStorage } from '../../app/browser-storage.ts';
import { nextMidnight } from '../../app/overlays/next-midnight.ts';
import type { OverlayProps } from '../../app/overlays/overlay.ts';
import { usePage } from '../../app/use-page.ts';

/**
 * Asks for the visitor's age on the first visit of a day (R2.55), if the settings ask everywhere. The answer also
 * applies to game pages; without one the question can be dismissed for the day (R4.40).
 */
export function AgeNotice({ onClose }: OverlayProps) {
  const page = usePage();
  const address = useLocation({ select: ({ publicHref }) => publicHref });
  const [isDayOff, setDayOff] = useState(false);
  const close = () => {
    const nowMs = Date.now();
    if (isDayOff) dismissUntil(browserStorage(), 'age', { nowMs, untilMs: nextMidnight(nowMs) });
    onClose();
  };
  return (
    <NoticeFrame
      Icon={ShieldAlert}
      title={page.t('overlays.age.title')}
      text={page.t('overlays.age.text')}
      onClose={close}
    >
      <AgeForm back={address} confirm={page.t('overlays.age.confirm')} refuse={page.t('overlays.age.refuse')} />
      <label className="flex min-h-11 cursor-pointer items-center justify-center gap-3 text-start">
        <input
          type="checkbox"
          checked={isDayOff}
          onChange={({ currentTarget }) => setDayOff(currentTarget.checked)}
          className="accent-accent h-5 w-5 flex-none"
        />
        {page.t('overlays.age.notToday')}
      </label>
      <button type="button" className="btn btn-quiet" onClick={close}>
        {page.t('shell.close')}
      </button>
    </NoticeFrame>
  );
}
