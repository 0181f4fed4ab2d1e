import type { Transaction } from 'kysely';
import { ApiError, type FieldErrors } from '#contract/errors/api-error.ts';
import { IMAGE_PURPOSES, type ImagePurpose } from '#contract/values/image-purposes.ts';
import { LOCALES } from '#contract/values/locales.ts';
import type { UploadPurpose } from '#contract/values/trailer-limits.ts';
import type { ApplicationPictureField, StoredApplicationForm } from '#domain/forms/application/application-fields.ts';
import { type Fields, isFields } from '#domain/forms/checks/checks.ts';
import { namesOf } from '#domain/forms/form-table.ts';
import type { Schema } from '../../db/schema.ts';
import { resolveImages, type WantedImage } from '../upload/public.ts';

/** The upload purpose of each field with a single picture or video. */
const PURPOSES = {
  trailer: 'trailer',
  icon: 'icon',
  promoImage: 'video_replacement',
  backgroundImage: 'background',
} as const satisfies Record<ApplicationPictureField | 'trailer', UploadPurpose>;
const SINGLE_PICTURES = namesOf(PURPOSES).map((name) => ({ name, purpose: PURPOSES[name] }));

const SCREENSHOT_LISTS = [
  { name: 'mobile', purpose: 'screenshot_mobile' },
  { name: 'tablet7', purpose: 'screenshot_tablet7' },
  { name: 'tablet10', purpose: 'screenshot_tablet10' },
  { name: 'computer', purpose: 'screenshot_computer' },
] as const satisfies readonly { name: string; purpose: ImagePurpose }[];

export interface SubmittedPictures {
  /** The form with URLs in place of uploads. */
  readonly form: Fields;
  /** The fields with a picture that the developer may not use. */
  readonly failures: FieldErrors;
}

/** Replaces the picture references of a form with URLs and locks the uploads for this transaction. */
export async function resolvePictures(
  trx: Transaction<Schema>,
  { form, userId, stored }: { form: Fields; userId: number; stored?: StoredApplicationForm | undefined },
): Promise<SubmittedPictures> {
  const standing = stored === undefined ? [] : listPictures({ ...stored });
  // A stored URL may stay in its place but must not be reused for another purpose.
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

/** Lists the pictures of a form. Lists above the maximum length are skipped; validation refuses them as a whole. */
function listPictures(form: Fields): readonly WantedImage[] {
  const lists = isFields(form.screenshots) ? form.screenshots : {};
  const captions = isFields(form.captions) ? form.captions : {};
  return [
    ...SINGLE_PICTURES.flatMap(({ name, purpose }) => pictureOf(name, purpose, form[name])),
    ...LOCALES.flatMap((lang) => pictureOf(`captions.${lang}`, 'captions', captions[lang])),
    ...SCREENSHOT_LISTS.flatMap(({ name, purpose }) => {
      const list: readonly unknown[] = Array.isArray(lists[name]) ? lists[name] : [];
      if (list.length > IMAGE_PURPOSES[purpose].count.max) return [];
      return list.flatMap((reference, index) => pictureOf(`screenshots.${name}.${index}`, purpose, reference));
    }),
  ];
}

function pictureOf(field: string, purpose: UploadPurpose, reference: unknown): readonly WantedImage[] {
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
  const captions = isFields(form.captions) ? form.captions : {};
  const languages = isFields(form.screenshotLanguages) ? form.screenshotLanguages : {};
  const shown = new Set(Object.values(screenshots).flatMap((list) => (Array.isArray(list) ? list : [])));
  return {
    ...form,
    ...singles,
    ...(isFields(form.screenshots) ? { screenshots } : {}),
    ...(isFields(form.screenshotLanguages) && {
      screenshotLanguages: Object.fromEntries(
        Object.entries(languages)
          .map(([reference, lang]) => [address(reference), lang])
          .filter(([url]) => shown.has(url)),
      ),
    }),
    captions: Object.fromEntries(Object.entries(captions).map(([lang, reference]) => [lang, address(reference)])),
  };
}
