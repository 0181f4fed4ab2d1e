import type { Banner } from '#contract/banner/entities.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { detailsQuery } from './details-query.ts';

type BannerWordsProps = Pick<Banner, 'eyebrow' | 'title' | 'tagline' | 'link' | 'play'>;

/** The text on a banner, sized by its container; missing parts take no space. A game of the browser starts from here. */
export function BannerWords({ eyebrow, title, tagline, link, play }: BannerWordsProps) {
  const page = usePage();
  return (
    <div className="banner-words">
      {eyebrow !== '' && (
        <span className="bg-gold text-on-gold rounded-full px-3 py-0.5 text-xs font-bold">{eyebrow}</span>
      )}
      <h2 className="text-2xl">{title}</h2>
      <p>{tagline}</p>
      {link !== '' && (
        <a className="btn btn-gold mt-2" href={addressOf(page, link, play)}>
          {page.t(play === undefined ? 'hall.banner.open' : 'hall.banner.play')}
        </a>
      )}
    </div>
  );
}

function addressOf(page: Page, link: string, play: string | undefined): string {
  if (play !== undefined) return page.href('/play', detailsQuery(play));
  return link.startsWith('/') ? page.href('', link) : link;
}
