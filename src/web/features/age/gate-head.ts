import { pageHead } from '#web/app/head/page-head.ts';
import { detailsQuery } from '#web/kit/game/details-query.ts';
import type { Page } from '../../app/use-page.ts';
import type { AgeGateData } from './age-gate-data.ts';

interface GatedPage {
  readonly path: string;
  readonly data: AgeGateData;
}

/** Head of a gated game page, which is not indexed. */
export function gateHead(page: Page, { path, data }: GatedPage) {
  if (data.gate === 'closed') return pageHead({ page, path, name: page.t('age.closed.title'), isHidden: true });
  const { appId, name, shortDescription } = data.game;
  return pageHead({ page, path, query: detailsQuery(appId), name, description: shortDescription, isHidden: true });
}
