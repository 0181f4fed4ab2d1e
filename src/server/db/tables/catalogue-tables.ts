import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { BannerSource } from '#contract/banner/sources.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { BannerType } from '#contract/values/states.ts';
import type { NullableTimestamp, Timestamp } from './column-types.ts';

/** Data of the hall and its search, mostly maintained by triggers. */
export interface CatalogueTables {
  banners: BannersTable;
  banner_contents: BannerContentsTable;
  collections: CollectionsTable;
  collection_slugs: CollectionSlugsTable;
  collection_contents: CollectionContentsTable;
  collection_games: CollectionGamesTable;
  shelf_names: ShelfNamesTable;
  category_counts: CategoryCountsTable;
  search_tokens: SearchTokensTable;
  search_words: SearchWordsTable;
  search_variants: SearchVariantsTable;
  search_blocks: SearchBlocksTable;
  search_changes: SearchChangesTable;
  related_applications: RelatedApplicationsTable;
  withdrawn_share_pictures: WithdrawnSharePicturesTable;
}

interface BannersTable {
  id: GeneratedAlways<number>;
  type: BannerType;
  source: ColumnType<BannerSource | null, BannerSource | null | undefined>;
  image: string;
  link: Generated<string>;
  position: Generated<number>;
  begin_at: NullableTimestamp;
  end_at: NullableTimestamp;
}

interface BannerContentsTable {
  banner_id: number;
  lang: LocaleCode;
  eyebrow: Generated<string>;
  title: string;
  tagline: Generated<string>;
}

interface CollectionsTable {
  id: GeneratedAlways<number>;
  slug: string;
  image: string;
  is_published: Generated<boolean>;
  begin_at: NullableTimestamp;
  end_at: NullableTimestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface CollectionSlugsTable {
  slug: string;
  collection_id: number;
}

interface CollectionContentsTable {
  collection_id: number;
  lang: LocaleCode;
  title: string;
  text: Generated<string>;
}

interface CollectionGamesTable {
  collection_id: number;
  application_id: number;
  position: number;
}

/** Maintained by triggers; one column per language, since each has its own order. */
interface ShelfNamesTable {
  application_id: ColumnType<number, never, never>;
  category: ColumnType<number, never, never>;
  zh_tw: ColumnType<string, never, never>;
  zh_cn: ColumnType<string, never, never>;
  vi_vn: ColumnType<string, never, never>;
  en_us: ColumnType<string, never, never>;
}

/** Maintained by triggers; category 100 means all. */
interface CategoryCountsTable {
  category: ColumnType<number, never, never>;
  on_shelf_count: ColumnType<number, never, never>;
}

/** Computed by the job `relate-games`. */
interface RelatedApplicationsTable {
  application_id: number;
  place: number;
  related_id: number;
}

interface SearchBlocksTable {
  kind: 'word' | 'prefix' | 'facet';
  token: string;
  block: number;
  games: Buffer;
}

interface SearchChangesTable {
  id: GeneratedAlways<number>;
  application_id: number;
  tokens: Generated<string[]>;
}

interface SearchTokensTable {
  token: string;
  application_id: number;
  weight: number;
  langs: number;
}

interface SearchWordsTable {
  token: string;
}

interface SearchVariantsTable {
  variant: string;
  token: string;
}

/** Games that left the shelf or were deleted, recorded by triggers, whose share pictures are to be deleted. */
interface WithdrawnSharePicturesTable {
  app_id: string;
  withdrawn_at: Timestamp;
}
