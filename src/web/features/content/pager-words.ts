import type { PagerProps } from '#web/kit/list/pager.tsx';
import type { Page } from '../../app/use-page.ts';

/** The words of the way to other pages of a list. */
export function pagerWords(page: Page): PagerProps['words'] {
  return {
    label: page.t('lists.pages'),
    previous: page.t('lists.previousPage'),
    next: page.t('lists.nextPage'),
    place: (number, pages) => page.t('lists.place', { page: number, pages }),
  };
}
