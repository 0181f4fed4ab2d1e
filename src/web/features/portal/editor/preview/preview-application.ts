import type { Contact, PublicApplication } from '#contract/application/entities.ts';
import { ALL_GAMES_CATEGORY } from '#contract/values/categories.ts';
import { CHANNELS, type ChannelKey } from '#contract/values/channels.ts';
import { DATA_TYPES } from '#contract/values/data-catalogue.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { PLATFORM_CODES } from '#contract/values/platforms.ts';
import { SHELF } from '#contract/values/states.ts';
import { screenshotsInLanguage } from '#domain/application/screenshots-in-language.ts';
import { channelLink } from '#domain/company/channel-link.ts';
import { type EditorForm, hasTexts, type SCREENSHOT_KINDS } from '../form/editor-form.ts';

interface PreviewFacts {
  readonly form: EditorForm;
  readonly lang: LocaleCode;
  readonly company: string;
  readonly account: Parameters<typeof accountContacts>[0];
  readonly now: string;
}

const WEB = 2;

/** The form as players would see it in one language; a language without texts falls back to the default one. */
export function previewApplication({ form, lang, company, account, now }: PreviewFacts): PublicApplication {
  const { contents, contentDefault } = form;
  const used = hasTexts(contents[lang]) ? lang : contentDefault;
  const texts = contents[used];
  const { screenshotLanguages: _forEditors, ...shown } = form;
  return {
    ...shown,
    trailer: trailerOf(form),
    ...texts,
    id: 0,
    lang: used,
    contents: [{ lang: used, ...texts }],
    company,
    screenshots: screenshotsOf(form, lang),
    category: form.category ?? ALL_GAMES_CATEGORY,
    defaultCategory: form.defaultCategory ?? ALL_GAMES_CATEGORY,
    ageRating: form.ageRating ?? '0+',
    platforms: [...form.platforms],
    countries: [...form.countries],
    downloadUrls: PLATFORM_CODES.flatMap((platform) => {
      const address = form.downloadUrls[platform];
      return address === undefined ? [] : [{ platform, ...address }];
    }),
    containsAds: form.containsAds ?? false,
    isPaidOnce: form.isPaidOnce ?? false,
    hasInAppPurchase: form.hasInAppPurchase ?? false,
    dataCollection: DATA_TYPES.flatMap(({ code }) => form.dataCollection[code] ?? []),
    contacts: contactsOf(form, account),
    publishDate: null,
    createdAt: now,
    updatedAt: now,
    status: SHELF.offShelf,
    viewCount: 0,
    playCount: 0,
    rating: { average: null, count: 0 },
    free: !form.isPaidOnce,
    // A form knows no product; prices are set beside it.
    price: null,
    gameProduct: null,
    versions: [],
    canPlay: form.platforms.includes(WEB),
    cover: form.backgroundImage,
    coverPlaceholder: '',
    iconPlaceholder: '',
    backgroundPlaceholder: '',
    screenshotSizes: {},
  };
}

function screenshotsOf({ screenshots, screenshotLanguages, contentDefault }: EditorForm, page: LocaleCode) {
  const of = (kind: (typeof SCREENSHOT_KINDS)[number]) => {
    const shots = screenshots[kind].map((url) => ({ url, lang: screenshotLanguages[url] }));
    return screenshotsInLanguage(shots, page, contentDefault).map(({ url }) => url);
  };
  return { mobile: of('mobile'), tablet7: of('tablet7'), tablet10: of('tablet10'), computer: of('computer') };
}

/** The length is unknown here, and pages show it nowhere. */
function trailerOf({ trailer: url, captions }: EditorForm): PublicApplication['trailer'] {
  if (url === '') return null;
  const tracks = LOCALES.map((lang) => ({ lang, url: captions[lang] ?? '' })).filter((track) => track.url !== '');
  const mime = url.endsWith('.webm') ? 'video/webm' : 'video/mp4';
  return { url, mime, width: 1280, height: 720, seconds: 0, captions: tracks };
}

function contactsOf(form: EditorForm, account: PreviewFacts['account']): PublicApplication['contacts'] {
  const own = accountContacts(account);
  return CHANNELS.flatMap(({ key, editable }) => {
    const typed = form.contacts[key]?.trim();
    const value = editable || !typed ? typed : own.find((contact) => contact.key === key)?.value;
    return value ? [{ key, value, href: channelLink(key, value) }] : [];
  });
}

interface AccountAddresses {
  readonly email: string;
  readonly callingCode: string;
  readonly phoneNumber: string;
}

/** The contact channels taken from the account (O124), without empty ones. */
export function accountContacts(profile: AccountAddresses | null): readonly (Contact & { key: ChannelKey })[] {
  if (profile === null) return [];
  const { email, callingCode, phoneNumber } = profile;
  const number = phoneNumber === '' ? '' : `+${callingCode} ${phoneNumber}`;
  return [
    { key: 'phone_number' as const, value: number },
    { key: 'email' as const, value: email },
  ].filter(({ value }) => value !== '');
}
