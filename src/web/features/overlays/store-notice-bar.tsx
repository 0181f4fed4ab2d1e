import { Megaphone } from 'lucide-react';
import type { OverlayViewProps } from '../../app/overlays/overlay.ts';
import { usePage } from '../../app/use-page.ts';
import { SlimBar } from './slim-bar.tsx';

/** The operators' notices in the hall, shown once each. */
export function StoreNoticeBar({ state: { storeNotices }, onClose }: OverlayViewProps) {
  const page = usePage();
  const [notice] = storeNotices;
  if (notice === undefined) return null;
  const href = notice.link.startsWith('/') ? page.href(notice.link) : notice.link;
  return (
    <SlimBar
      id="store-notice-bar"
      Icon={Megaphone}
      onClose={onClose}
      action={
        href !== '' && (
          <a className="link inline-flex min-h-11 items-center font-bold" href={href} onClick={onClose}>
            {page.t('shell.upgrade.link')}
          </a>
        )
      }
    >
      <strong>{notice.title}</strong> {notice.tagline}
    </SlimBar>
  );
}
