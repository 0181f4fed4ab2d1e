import { Info } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { NoticeFrame } from '#web/ui/dialog/notice-frame.tsx';
import { type Notice, notice } from '#web/ui/dialog/notice-store.ts';
import type { OverlayProps } from '../../app/overlays/overlay.ts';
import { usePage } from '../../app/use-page.ts';

/** Shows notices from `notice.open` (R2.60). */
export function NoticeOverlay({ onClose }: OverlayProps) {
  const current = useSyncExternalStore(notice.subscribe, notice.current, () => null);
  if (current === null) return null;
  const close = () => {
    notice.close();
    onClose();
  };
  // A new dialog for each: it is announced again, and the focus starts at its title.
  return <NoticeDialog key={notice.shown()} notice={current} onClose={close} />;
}

export function NoticeDialog({ notice: { title, text }, onClose }: { readonly notice: Notice } & OverlayProps) {
  const page = usePage();
  return (
    <NoticeFrame Icon={Info} title={title} text={text} onClose={onClose}>
      <button type="button" className="btn btn-gold" onClick={onClose}>
        {page.t('shell.close')}
      </button>
    </NoticeFrame>
  );
}
