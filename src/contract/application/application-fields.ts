import { AGE_RATINGS } from '../age-ratings.ts';
import { LOCALES } from '../locales.ts';
import { PLATFORM_CODES } from '../platforms.ts';
import { z } from '../schema.ts';
import { wireType } from '../wire-type.ts';
import type { Application, DataDeclaration } from './entities.ts';

type Given<Value> = Value | null | undefined;

/** Handed on as it comes: `domain/forms/application-form.ts` judges the whole form at once. */
// @__NO_SIDE_EFFECTS__
function field<Value>(jsonSchema: Readonly<Record<string, unknown>>) {
  return z.optional(wireType<Given<Value>, unknown>({ read: (raw) => raw, jsonSchema }));
}

const TEXT = { type: 'string' } as const;
const TEXTS = { type: 'array', items: TEXT } as const;
const FLAG = { type: 'boolean' } as const;
const PLATFORM = { type: 'integer', enum: PLATFORM_CODES } as const;

// @__NO_SIDE_EFFECTS__
function objects(properties: Readonly<Record<string, unknown>>) {
  return { type: 'array', items: { type: 'object', properties } };
}

/**
 * What a developer fills in of an application. Pictures are the `uploadId` or the address of an own upload, or the address
 * that stands there already. `ageAnswers` are the answers of the questionnaire, all of them or none.
 */
export const applicationFields = {
  contentDefault: field<string>({ type: 'string', enum: LOCALES }),
  contents: field<readonly Partial<Application['contents'][number]>[]>(
    objects({ lang: { type: 'string', enum: LOCALES }, name: TEXT, shortDescription: TEXT, fullDescription: TEXT }),
  ),
  icon: field<string>(TEXT),
  screenshots: field<Partial<Readonly<Record<keyof Application['screenshots'], readonly string[]>>>>({
    type: 'object',
    properties: { mobile: TEXTS, tablet7: TEXTS, tablet10: TEXTS, computer: TEXTS },
  }),
  promoVideo: field<string>(TEXT),
  promoImage: field<string>(TEXT),
  backgroundImage: field<string>(TEXT),
  category: field<number>({ type: 'integer' }),
  defaultCategory: field<number>({ type: 'integer' }),
  ageRating: field<string>({ type: 'string', enum: AGE_RATINGS }),
  ageAnswers: field<Readonly<Record<string, string>>>({ type: 'object', additionalProperties: TEXT }),
  platforms: field<readonly number[]>({ type: 'array', items: PLATFORM }),
  countries: field<readonly string[]>(TEXTS),
  downloadUrls: field<readonly Readonly<{ platform: number; url: string; size?: number }>[]>(
    objects({ platform: PLATFORM, url: TEXT, size: { type: 'integer' } }),
  ),
  webRedirectUrl: field<string>(TEXT),
  hardwareRequirements: field<string>(TEXT),
  containsAds: field<boolean>(FLAG),
  isPaidOnce: field<boolean>(FLAG),
  hasInAppPurchase: field<boolean>(FLAG),
  dataCollection: field<readonly (Pick<DataDeclaration, 'code'> & Partial<DataDeclaration>)[]>(
    objects({
      code: { type: 'integer' },
      collected: FLAG,
      shared: FLAG,
      optional: FLAG,
      ephemeral: FLAG,
      purposes: TEXTS,
    }),
  ),
  privacyPolicyUrl: field<string>(TEXT),
  contactEmail: field<string>(TEXT),
  contacts: field<readonly Readonly<{ key: string; value: string }>[]>(objects({ key: TEXT, value: TEXT })),
};

/** The ID of an application to be made; in an edit only the one that it has. */
export const appIdField = field<string>(TEXT);
