import { useRouter } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { removeBanner } from '#contract/banner/operator-endpoints.ts';
import type { OperatorBanner } from '#contract/banner/operator-entities.ts';
import { ConfirmDialog } from '#web/kit/dialog/confirm-dialog.tsx';
import { TOTAL_ID } from '#web/kit/list/list-page.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useAction } from '../../../app/use-action.ts';
import { usePage } from '../../../app/use-page.ts';
import { bannerName } from './banner-name.ts';

/** Asks once before a banner is deleted. */
export function RemoveBannerDialog({ banner, onClose }: { banner: OperatorBanner; onClose: () => void }) {
  const page = usePage();
  const router = useRouter();
  const name = bannerName(banner, page.state.locale);
  const { isBusy, start } = useAction(async () => {
    await page.call(removeBanner, { id: banner.id });
    await router.invalidate();
    flushSync(onClose);
    // The button that was pressed is gone with its banner.
    document.getElementById(TOTAL_ID)?.focus();
    toasts.show('success', page.t('operations.banners.removed', { name }));
  });
  return (
    <ConfirmDialog
      title={page.t('operations.banners.remove.title', { name })}
      confirm={page.t('operations.banners.remove')}
      cancel={page.t('operator.cancel')}
      isDanger
      isBusy={isBusy}
      onConfirm={start}
      onClose={onClose}
    >
      <p>{page.t('operations.banners.remove.text')}</p>
    </ConfirmDialog>
  );
}
