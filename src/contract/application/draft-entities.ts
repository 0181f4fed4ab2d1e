import { momentSchema } from '../schema/code-schemas.ts';
import { isStorableText } from '../schema/parameter-schemas.ts';
import { described, named, z } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';

/*
 * A form as far as it is typed: every field may be missing or null, texts are what was typed, and nothing but the kind of
 * a value is checked. What else is sent is dropped.
 */

const storedText = z.string().check(z.refine(isStorableText, 'field.invalid'));
const text = z.nullish(storedText);
const texts = z.nullish(z.array(storedText));
const number = z.nullish(z.number());
const flag = z.nullish(z.boolean());

/** The fields of an application's form, as typed so far. */
export const applicationDraftFormSchema = named(
  'ApplicationDraftForm',
  z.object({
    appId: text,
    contentDefault: text,
    contents: z.nullish(
      z.array(z.object({ lang: storedText, name: text, shortDescription: text, fullDescription: text })),
    ),
    icon: text,
    screenshots: z.nullish(z.object({ mobile: texts, tablet7: texts, tablet10: texts, computer: texts })),
    promoVideo: text,
    promoImage: text,
    backgroundImage: text,
    category: number,
    defaultCategory: number,
    ageRating: text,
    ageAnswers: z.nullish(z.record(storedText, storedText)),
    platforms: z.nullish(z.array(z.number())),
    countries: texts,
    downloadUrls: z.nullish(z.array(z.object({ platform: number, url: text, size: number }))),
    webRedirectUrl: text,
    hardwareRequirements: text,
    containsAds: flag,
    isPaidOnce: flag,
    hasInAppPurchase: flag,
    dataCollection: z.nullish(
      z.array(
        z.object({ code: number, collected: flag, shared: flag, optional: flag, ephemeral: flag, purposes: texts }),
      ),
    ),
    privacyPolicyUrl: text,
    contactEmail: text,
    contacts: z.nullish(z.array(z.object({ key: storedText, value: text }))),
  }),
);
export type ApplicationDraftForm = z.output<typeof applicationDraftFormSchema>;

/** The form of a draft to be stored: at most `applicationDraftBytes` as JSON. */
export const sentDraftForm = applicationDraftFormSchema.check(
  z.refine(
    (form) => new TextEncoder().encode(JSON.stringify(form)).length <= LIMITS.applicationDraftBytes,
    'field.tooLong',
  ),
);

export const applicationDraftSchema = named(
  'ApplicationDraft',
  z.object({
    draftId: z.int(),
    applicationId: described('null: of an application to be made', z.nullable(z.string())),
    form: applicationDraftFormSchema,
    revision: described('from 1, one more with each saving', z.int()),
    savedAt: momentSchema,
  }),
);
export type ApplicationDraft = z.output<typeof applicationDraftSchema>;
