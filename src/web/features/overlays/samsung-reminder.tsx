import { Moon } from 'lucide-react';
import { chooseTheme } from '#web/app/theme/theme.ts';
import { NoticeFrame } from '#web/ui/dialog/notice-frame.tsx';
import type { OverlayProps } from '../../app/overlays/overlay.ts';
import { usePage } from '../../app/use-page.ts';

/** Tells users of Samsung devices once that their browser may darken pages, and offers our dark theme (R2.64). */
export function SamsungReminder({ onClose }: OverlayProps) {
  const page = usePage();
  const goDark = () => {
    chooseTheme('dark');
    onClose();
  };
  return (
    <NoticeFrame
      Icon={Moon}
      title={page.t('overlays.samsung.title')}
      text={page.t('overlays.samsung.text')}
      onClose={onClose}
    >
      <button type="button" className="btn btn-gold" onClick={goDark}>
        {page.t('overlays.samsung.dark')}
      </button>
      <button type="button" className="btn btn-quiet" onClick={onClose}>
        {page.t('overlays.samsung.keep')}
      </button>
    </NoticeFrame>
  );
}
