import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { listBannerRows } from './banner-queries.ts';
import { presentOperatorBanner } from './present-operator-banner.ts';

export function listAllBanners(services: Services): Handler<'listAllBanners'> {
  const { db } = services.database;
  return async ({ type }, { clock }) => {
    const rows = await listBannerRows(db, type);
    return { count: rows.length, list: rows.map((row) => presentOperatorBanner(row, clock())) };
  };
}
