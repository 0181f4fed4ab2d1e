import { bannerImages } from '#contract/banner/banner-images.ts';
import type { OperatorCollection } from '#contract/hall/operator-entities.ts';
import { collectionState } from '#domain/operations/collection-state.ts';
import type { CollectionRow } from './collection-queries.ts';

/** The state of a collection at a moment. */
export function stateOf({ is_published, begin_at, end_at }: CollectionRow, nowMs: number) {
  return collectionState({ isPublished: is_published, beginAt: begin_at, endAt: end_at }, nowMs);
}

/** A collection as operators see it, without its games. */
export function presentCollection(row: CollectionRow, nowMs: number): Omit<OperatorCollection, 'gameCount'> {
  return {
    id: row.id,
    slug: row.slug,
    contents: [...row.contents],
    image: row.image,
    images: bannerImages(row.image),
    placeholder: row.placeholder ?? '',
    isPublished: row.is_published,
    beginAt: row.begin_at?.toISOString() ?? null,
    endAt: row.end_at?.toISOString() ?? null,
    state: stateOf(row, nowMs),
  };
}
