import type { FeatureHandlers } from '../../api/handler.ts';
import { getDeveloper } from './get-developer.ts';
import { getFollow } from './get-follow.ts';
import { getOwnDeveloperPage } from './get-own-developer-page.ts';
import { listDeveloperGames } from './list-developer-games.ts';
import { listFollowed } from './list-followed.ts';
import { putFollow } from './put-follow.ts';
import { saveDeveloperPage } from './save-developer-page.ts';

/** Developers' public pages and their followers. */
export const developerPageHandlers = {
  getDeveloper,
  listDeveloperGames,
  getFollow,
  putFollow,
  listFollowed,
  getOwnDeveloperPage,
  saveDeveloperPage,
} satisfies FeatureHandlers;
