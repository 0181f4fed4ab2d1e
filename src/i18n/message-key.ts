import type { CATALOGS, CatalogArea } from './catalogs.ts';

/** Every key of the catalogs; the compiler rejects missing texts. */
export type MessageKey = { [Area in CatalogArea]: keyof (typeof CATALOGS)[Area]['en-US'] }[CatalogArea] & string;
