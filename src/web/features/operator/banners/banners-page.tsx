import { GalleryHorizontal, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { OperatorBanner } from '#contract/banner/operator-entities.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { usePage } from '#web/app/use-page.ts';
import { EmptyList } from '#web/kit/list/empty-list.tsx';
import { ListPage } from '#web/kit/list/list-page.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { placeholderStyle } from '#web/ui/picture.tsx';
import { AuditLink } from '../audit/audit-link.tsx';
import { Schedule } from '../schedule.tsx';
import { bannerName } from './banner-name.ts';
import { NEW_BANNER } from './load-banners.ts';
import { RemoveBannerDialog } from './remove-banner-dialog.tsx';

/** The banners of the home page and the notice area, in order within each place. */
export function BannersPage({ banners }: { banners: readonly OperatorBanner[] }) {
  const page = usePage();
  const [chosen, setChosen] = useState<OperatorBanner | null>(null);
  return (
    <>
      <ListPage
        title={page.t('operator.kind.banner')}
        lead={page.t('operations.banners.lead')}
        actions={
          <a className="btn btn-gold" href={page.href(`/operator/banners/${NEW_BANNER}`)}>
            <Plus size={18} aria-hidden className="flex-none" />
            {page.t('operations.banners.add')}
          </a>
        }
        total={page.t('operations.banners.count', { count: banners.length })}
      >
        {banners.length === 0 ? (
          <EmptyList
            title={page.t('operations.banners.none')}
            text={page.t('operations.banners.none.text')}
            Icon={GalleryHorizontal}
          />
        ) : (
          <ul aria-label={page.t('operator.kind.banner')} className="flex flex-col gap-4">
            {banners.map((banner) => (
              <BannerCard key={banner.id} banner={banner} onRemove={() => setChosen(banner)} />
            ))}
          </ul>
        )}
      </ListPage>
      {chosen !== null && <RemoveBannerDialog banner={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function BannerCard({ banner, onRemove }: { banner: OperatorBanner; onRemove: () => void }) {
  const page = usePage();
  const { id, images, placeholder, phase, type, sort, link, contents } = banner;
  const name = bannerName(banner, page.state.locale);
  const edit = page.t('operations.banners.editNamed', { name });
  const remove = page.t('operations.banners.removeNamed', { name });
  return (
    <li className="border-line flex flex-col gap-4 rounded-xl border p-4 sm:flex-row sm:items-center">
      <img
        src={images.small}
        alt=""
        width={600}
        height={240}
        loading="lazy"
        style={placeholderStyle(placeholder)}
        className="bg-raised aspect-[5/2] w-full flex-none rounded-lg object-cover sm:w-56"
      />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1.5 text-sm">
        <p className="text-base font-bold wrap-anywhere">{name}</p>
        <p className="flex flex-wrap items-center gap-2">
          <StateChip state={`operations.banners.phase.${phase}`} />
          <span className="text-muted">{page.t('operations.banners.place', { type, sort })}</span>
        </p>
        <p className="text-muted wrap-anywhere">{contents.map(({ lang }) => LANGUAGE_NAMES[lang]).join(' · ')}</p>
        <Schedule beginAt={banner.beginAt} endAt={banner.endAt} />
        {link !== '' && <p className="text-muted wrap-anywhere">{link}</p>}
      </div>
      <div className="flex flex-none items-center gap-1">
        <a className="btn-icon" href={page.href(`/operator/banners/${id}`)} aria-label={edit} title={edit}>
          <Pencil size={20} aria-hidden />
        </a>
        <button type="button" className="btn-icon" aria-label={remove} title={remove} onClick={onRemove}>
          <Trash2 size={20} aria-hidden />
        </button>
        <AuditLink subject={`banner:${id}`} name={name} />
      </div>
    </li>
  );
}
