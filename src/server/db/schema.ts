import type { Insertable, Selectable, Updateable } from 'kysely';
import type { AccountTables } from './tables/account-tables.ts';
import type { ApplicationTables } from './tables/application-tables.ts';
import type { CatalogueTables } from './tables/catalogue-tables.ts';
import type { GameTables } from './tables/game-tables.ts';
import type { InvoiceTables } from './tables/invoice-tables.ts';
import type { LedgerTables } from './tables/ledger-tables.ts';
import type { LibraryTables } from './tables/library-tables.ts';
import type { NotificationTables } from './tables/notification-tables.ts';
import type { OperationsTables } from './tables/operations-tables.ts';
import type { ProviderTables } from './tables/provider-tables.ts';
import type { RatingTables } from './tables/rating-tables.ts';
import type { ShopTables } from './tables/shop-tables.ts';
import type { VersionTables } from './tables/version-tables.ts';

export type { LocaleCode } from '#contract/values/locales.ts';
export type { CodeFailure } from './tables/account-tables.ts';
export type { ScreenshotKind } from './tables/application-tables.ts';
export type { RecordKind } from './tables/ledger-tables.ts';
export type { StoredProviderForm } from './tables/provider-tables.ts';
export type { CashierState } from './tables/shop-tables.ts';
export type { InnerFile, PackagePart } from './tables/version-tables.ts';

/** Every table, as the migrations leave it. */
export interface Schema
  extends AccountTables,
    ProviderTables,
    ApplicationTables,
    VersionTables,
    CatalogueTables,
    OperationsTables,
    LedgerTables,
    ShopTables,
    InvoiceTables,
    GameTables,
    LibraryTables,
    RatingTables,
    NotificationTables {}

export type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;
export type NewRow<Table extends keyof Schema> = Insertable<Schema[Table]>;
export type RowUpdate<Table extends keyof Schema> = Updateable<Schema[Table]>;
