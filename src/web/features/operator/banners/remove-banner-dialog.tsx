import { removeBanner } from '#contract/banner/operator-endpoints.ts';
import type { OperatorBanner } from '#contract/banner/operator-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-action.tsx';
import { TOTAL_ID } from '#web/kit/page/move-focus.ts';
import { bannerName } from './banner-name.ts';

export function RemoveBannerDialog({ banner, onClose }: { banner: OperatorBanner; onClose: () => void }) {
  const page = usePage();
  const name = bannerName(banner, page.state.locale);
  return (
    <ConfirmAction
      title={page.t('operations.banners.remove.title', { name })}
      confirm={page.t('words.delete')}
      isDanger
      call={() => page.call(removeBanner, { id: banner.id })}
      done={page.t('operations.banners.removed', { name })}
      focusAfter={TOTAL_ID}
      onClose={onClose}
    >
      <p>{page.t('operations.banners.remove.text')}</p>
    </ConfirmAction>
  );
}
