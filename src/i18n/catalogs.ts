import { COMMON_CATALOGS } from './catalogs/common-catalogs.ts';
import { DEVELOPER_CATALOGS } from './catalogs/developer-catalogs.ts';
import { MAIL_CATALOGS } from './catalogs/mail-catalogs.ts';
import { OPERATOR_CATALOGS } from './catalogs/operator-catalogs.ts';
import { PLAYER_CATALOGS } from './catalogs/player-catalogs.ts';

/** The messages of every area and language, as ICU texts. Add a new area to one of these groups only. */
export const CATALOGS = {
  ...COMMON_CATALOGS,
  ...PLAYER_CATALOGS,
  ...DEVELOPER_CATALOGS,
  ...OPERATOR_CATALOGS,
  ...MAIL_CATALOGS,
} as const;

export type CatalogArea = keyof typeof CATALOGS;
