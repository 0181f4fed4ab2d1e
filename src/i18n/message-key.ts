import type { CATALOGS, CatalogArea } from './catalogs.ts';

/** Every key of the catalogs; the compiler refuses a text that does not exist. */
export type MessageKey = { [Area in CatalogArea]: keyof (typeof CATALOGS)[Area]['en-US'] }[CatalogArea] & string;
