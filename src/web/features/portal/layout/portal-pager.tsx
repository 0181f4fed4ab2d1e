import { Pager, type PagerProps } from '#web/kit/list/pager.tsx';
import { usePage } from '../../../app/use-page.ts';

/** The way to the neighbouring pages of a list, in the portal's words. */
export function PortalPager(list: Omit<PagerProps, 'words'>) {
  const page = usePage();
  const words = {
    label: page.t('portal.pages'),
    previous: page.t('portal.pages.previous'),
    next: page.t('portal.pages.next'),
    place: (number: number, pages: number) => page.t('portal.pages.place', { page: number, pages }),
  };
  return <Pager {...list} words={words} />;
}
