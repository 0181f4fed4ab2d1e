import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { browserStorage } from '../../app/browser-storage.ts';
import { nextMidnight } from '../../app/overlays/next-midnight.ts';
import type { OverlayProps } from '../../app/overlays/overlay.ts';
import { putOff } from '../../app/overlays/put-off.ts';
import { usePage } from '../../app/use-page.ts';
import { NoticeFrame } from '../../ui/notice-frame.tsx';
import { confirmAge } from '../play/age-confirmation.ts';

/**
 * Asks on the first visit of a day whether somebody is of age (R2.55). Who is holds for the games of that day, too
 * (R6.11); who is not goes on, and games for adults go on asking. Either can keep the question away for the day (R4.40).
 */
export function AgeNotice({ onClose }: OverlayProps) {
  const page = usePage();
  const [isDayOff, setDayOff] = useState(false);
  const close = () => {
    const nowMs = Date.now();
    if (isDayOff) putOff(browserStorage(), 'age', { nowMs, untilMs: nextMidnight(nowMs) });
    onClose();
  };
  const confirm = () => {
    try {
      confirmAge(browserStorage(), new Date());
    } catch {
      // Storage can be switched off: games for adults then ask for themselves.
    }
    close();
  };
  return (
    <NoticeFrame
      Icon={ShieldAlert}
      title={page.t('overlays.age.title')}
      text={page.t('overlays.age.text')}
      onClose={close}
    >
      <button type="button" className="btn btn-gold" onClick={confirm}>
        {page.t('overlays.age.confirm')}
      </button>
      <button type="button" className="btn btn-quiet" onClick={close}>
        {page.t('overlays.age.refuse')}
      </button>
      <label className="flex min-h-11 cursor-pointer items-center justify-center gap-3 text-start">
        <input
          type="checkbox"
          checked={isDayOff}
          onChange={({ currentTarget }) => setDayOff(currentTarget.checked)}
          className="accent-accent h-5 w-5 flex-none"
        />
        {page.t('overlays.age.notToday')}
      </label>
    </NoticeFrame>
  );
}
