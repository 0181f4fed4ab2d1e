import { Pager as PagerOfList, type PagerProps } from '#web/kit/list/pager.tsx';
import { usePage } from '../../app/use-page.ts';

/** The way to the neighbouring pages of a list, in the console's words. */
export function Pager(list: Omit<PagerProps, 'words'>) {
  const page = usePage();
  const words = {
    label: page.t('operator.pages'),
    previous: page.t('operator.pages.previous'),
    next: page.t('operator.pages.next'),
    place: (number: number, pages: number) => page.t('operator.pages.place', { page: number, pages }),
  };
  return <PagerOfList {...list} words={words} />;
}
