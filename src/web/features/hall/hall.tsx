import { useEffect } from 'react';
import { isUnfilteredHall } from '#domain/search/hall-search.ts';
import { storeNotices } from '../../app/overlays/store-notices.ts';
import { usePage } from '../../app/use-page.ts';
import { HeroBanners } from './hero-banners.tsx';
import { laterHallBody } from './later-parts.ts';
import type { HallData } from './load-hall.ts';

/** Games of the first shelf for everyone that are not in a banner. */
function picksOf({ banners, shelves }: HallData) {
  const links = banners.map(({ link }) => link);
  const shelf = shelves.find(({ kind }) => kind !== 'continue' && kind !== 'because');
  return (shelf?.games ?? []).filter(({ applicationId }) => !links.some((link) => link.endsWith(applicationId)));
}

/** The game hall (R2.6): the banners, which move automatically, and a part that needs code only once it is used. */
export function Hall({ data }: { data: HallData }) {
  const page = usePage();
  useEffect(() => storeNotices.set(data.notices), [data.notices]);
  return (
    <div className="flex flex-col gap-6 md:gap-8">
      <h1 className="sr-only">{page.t('hall.title')}</h1>
      {isUnfilteredHall(data.search) && <HeroBanners banners={data.banners} picks={picksOf(data)} />}
      <laterHallBody.View data={data} />
    </div>
  );
}
