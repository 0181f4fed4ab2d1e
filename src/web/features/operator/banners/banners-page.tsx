import { GalleryHorizontal } from 'lucide-react';
import { useState } from 'react';
import { removeBanner } from '#contract/banner/operator-endpoints.ts';
import type { OperatorBanner } from '#contract/banner/operator-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-dialog.tsx';
import { ListChanged } from '#web/kit/list/list-changed.tsx';
import { TOTAL_ID } from '#web/kit/page/move-focus.ts';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { PicturedCard, PicturedList } from '../pictured-list.tsx';
import { bannerName, loadBanners, NEW_BANNER } from './banner-form.ts';

const PATH = '/operator/banners';

/** The banners of the home page and the notice area, in order within each place. */
export function BannersPage({ banners }: { banners: readonly OperatorBanner[] }) {
  const page = usePage();
  const [chosen, setChosen] = useState<OperatorBanner | null>(null);
  return (
    <>
      <PicturedList
        title={page.t('operator.kind.banner')}
        lead={page.t('operations.banners.lead')}
        add={{ text: page.t('operations.banners.add'), path: `${PATH}/${NEW_BANNER}` }}
        changed={<ListChanged loaded={{ banners }} topics={['console']} load={loadBanners} />}
        total={page.t('operations.banners.count', { count: banners.length })}
        none={{
          title: page.t('operations.banners.none'),
          text: page.t('operations.banners.none.text'),
          Icon: GalleryHorizontal,
        }}
      >
        {banners.map((banner) => (
          <BannerCard key={banner.id} banner={banner} onRemove={() => setChosen(banner)} />
        ))}
      </PicturedList>
      {chosen !== null && <RemoveBannerDialog banner={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function BannerCard({ banner, onRemove }: { banner: OperatorBanner; onRemove: () => void }) {
  const page = usePage();
  const { id, phase, type, sort, link } = banner;
  return (
    <PicturedCard
      item={banner}
      name={bannerName(banner, page.state.locale)}
      path={`${PATH}/${id}`}
      subject={`banner:${id}`}
      state={
        <>
          <StateChip state={`operations.banners.phase.${phase}`} />
          <span className="text-muted">{page.t('operations.banners.place', { type, sort })}</span>
        </>
      }
      address={link}
      onRemove={onRemove}
    />
  );
}

function RemoveBannerDialog({ banner, onClose }: { banner: OperatorBanner; onClose: () => void }) {
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
