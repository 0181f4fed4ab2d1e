import type { Transaction } from 'kysely';
import { ApiError, type FieldErrors } from '#contract/errors/api-error.ts';
import { IMAGE_PURPOSES, type ImagePurpose } from '#contract/values/image-purposes.ts';
import type { ApplicationPictureField, StoredApplicationForm } from '#domain/forms/application-fields.ts';
import { type Fields, isFields } from '#domain/forms/checks.ts';
import { namesOf } from '#domain/forms/form-table.ts';
import type { Schema } from '../../db/schema.ts';
import { resolveImages, type WantedImage } from '../upload/public.ts';

/** What each field with one picture is uploaded for. */
const PURPOSES = {
  icon: 'icon',
  promoImage: 'video_replacement',
  backgroundImage: 'background',
} as const satisfies Record<ApplicationPictureField, ImagePurpose>;
const SINGLE_PICTURES = namesOf(PURPOSES).map((name) => ({ name, purpose: PURPOSES[name] }));

const SCREENSHOT_LISTS = [
  { name: 'mobile', purpose: 'screenshot_mobile' },
  { name: 'tablet7', purpose: 'screenshot_tablet7' },
  { name: 'tablet10', purpose: 'screenshot_tablet10' },
  { name: 'computer', purpose: 'screenshot_computer' },
] as const satisfies readonly { name: string; purpose: ImagePurpose }[];

export interface SubmittedPictures {
  /** The form with addresses in place of uploads. */
  readonly form: Fields;
  /** The fields whose picture is none that its developer may use. */
  readonly failures: FieldErrors;
}

/** Puts the addresses of pictures in place of what a form names them by, and holds the uploads for this transaction. */
export async function resolvePictures(
  trx: Transaction<Schema>,
  { form, userId, kept }: { form: Fields; userId: number; kept?: StoredApplicationForm | undefined },
): Promise<SubmittedPictures> {
  const standing = kept === undefined ? [] : listPictures({ ...kept });
  // An address may stay where it is, and not come back as a picture of another purpose.
  const isStanding = ({ purpose, reference }: WantedImage) =>
    standing.some((picture) => picture.purpose === purpose && picture.reference === reference);
  const wanted = listPictures(form).filter((picture) => !isStanding(picture));
  try {
    const urls = await resolveImages(trx, { userId, wanted, current: new Set() });
    return { form: withAddresses(form, urls), failures: {} };
  } catch (error) {
    if (!(error instanceof ApiError) || error.fields === undefined) throw error;
    return { form, failures: error.fields };
  }
}

/** The pictures that a form names; of a list no more than may stand in it, since a longer one is refused as a whole. */
function listPictures(form: Fields): readonly WantedImage[] {
  const lists = isFields(form.screenshots) ? form.screenshots : {};
  return [
    ...SINGLE_PICTURES.flatMap(({ name, purpose }) => pictureOf(name, purpose, form[name])),
    ...SCREENSHOT_LISTS.flatMap(({ name, purpose }) => {
      const list: readonly unknown[] = Array.isArray(lists[name]) ? lists[name] : [];
      if (list.length > IMAGE_PURPOSES[purpose].count.max) return [];
      return list.flatMap((reference, index) => pictureOf(`screenshots.${name}.${index}`, purpose, reference));
    }),
  ];
}

function pictureOf(field: string, purpose: ImagePurpose, reference: unknown): readonly WantedImage[] {
  const isStored = typeof reference === 'string' && reference.trim() !== '' && !/\0/.test(reference);
  return isStored && reference.isWellFormed() ? [{ field, purpose, reference }] : [];
}

function withAddresses(form: Fields, urls: ReadonlyMap<string, string>): Fields {
  const address = (reference: unknown) =>
    typeof reference === 'string' ? (urls.get(reference) ?? reference) : reference;
  const lists = isFields(form.screenshots) ? form.screenshots : {};
  const screenshots = Object.fromEntries(
    SCREENSHOT_LISTS.map(({ name }) => [name, Array.isArray(lists[name]) ? lists[name].map(address) : lists[name]]),
  );
  const singles = Object.fromEntries(SINGLE_PICTURES.map(({ name }) => [name, address(form[name])]));
  return { ...form, ...singles, ...(isFields(form.screenshots) ? { screenshots } : {}) };
}
