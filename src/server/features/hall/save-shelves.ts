import type { RequestOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { type StoredShelf, shelfKey } from '#domain/operations/hall-shelves.ts';
import type { EndpointNamed, Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { createWriteChange, hallShelvesSetting, replaceSetting } from '../operations/public.ts';
import { findCollections } from './collection-queries.ts';

type SentShelf = RequestOf<EndpointNamed<'saveShelves'>>['shelves'][number];

export function saveShelves(services: Services): Handler<'saveShelves'> {
  const change = createWriteChange(services);
  return async ({ shelves, revision }, context) => {
    const to = shelves.map(readShelf);
    refuseRepeated(to);
    return change(context, async (trx) => {
      const from = await replaceSetting(trx, hallShelvesSetting, { value: to, revision, unset: [] });
      const found = await findCollections(
        trx,
        to.flatMap(({ collectionId }) => collectionId ?? []),
      );
      const known = new Set(found.map(({ id }) => id));
      const unknown = to.findIndex(({ collectionId }) => collectionId !== null && !known.has(collectionId));
      if (unknown !== -1) throw refusal(unknown, 'collectionId', 'field.unknown');
      const details = { from: from.map(describeShelf), to: to.map(describeShelf) };
      return {
        answer: { result: true } as const,
        entry: { action: 'shelf.arrange', subject: 'settings:shelves', details },
      };
    });
  };
}

/** @throws ApiError `parameterError` for crossed dates, and unless exactly the kind `collection` has a number. */
function readShelf({ kind, collectionId, isShown, beginAt, endAt }: SentShelf, index: number): StoredShelf {
  if (beginAt !== undefined && endAt !== undefined && endAt <= beginAt)
    throw refusal(index, 'endAt', 'field.ends_first');
  if (kind === 'collection' && collectionId === undefined) throw refusal(index, 'collectionId', 'field.required');
  if (kind !== 'collection' && collectionId !== undefined) throw refusal(index, 'collectionId', 'field.invalid');
  const times = { beginAt: beginAt?.toISOString() ?? null, endAt: endAt?.toISOString() ?? null };
  return { kind, collectionId: collectionId ?? null, isShown, ...times };
}

function refuseRepeated(shelves: readonly StoredShelf[]): void {
  const keys = shelves.map(shelfKey);
  const repeated = keys.findIndex((key, index) => keys.indexOf(key) < index);
  if (repeated !== -1) throw refusal(repeated, 'kind', 'field.taken');
}

function refusal(index: number, field: string, problem: string): ApiError {
  return new ApiError(ERROR.parameterError, { fields: { [`shelves.${index}.${field}`]: problem } });
}

/** In the log: `featured`, or `sale (off)`. */
function describeShelf(shelf: StoredShelf): string {
  const times = shelf.beginAt === null && shelf.endAt === null ? '' : ` ${shelf.beginAt ?? ''}/${shelf.endAt ?? ''}`;
  return `${shelfKey(shelf)}${shelf.isShown ? '' : ' (off)'}${times}`;
}
