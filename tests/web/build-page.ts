import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { readDevice } from '#domain/device/device.ts';
import { BUNDLES, compileMessages } from '#i18n/compile-messages.ts';
import { createTranslator, type Translator } from '#i18n/translator.ts';
import type { PageState } from '#web/app/page/page-state.ts';
import { createVisitStore } from '#web/app/page/visit-store.ts';
import { createSessionStore } from '#web/app/session/session-store.ts';
import { makePage, type Page } from '#web/app/use-page.ts';
import { signedInParts } from '#web/entry/signed-in-parts.ts';
import { MaintenancePage } from '#web/features/shell/maintenance-page.tsx';

/** Created once per process with all texts of its language, so that loading more adds nothing. */
const translators = new Map<LocaleCode, Translator>();

function translatorOf(locale: LocaleCode): Translator {
  const words = () => Object.assign({}, ...BUNDLES.map((bundle) => compileMessages(bundle, locale)));
  const translator = translators.get(locale) ?? createTranslator(locale, words());
  translators.set(locale, translator);
  return translator;
}

/** The context of a page in a language, with the real texts; calls fail. */
export function buildPage(state: Partial<PageState> & Pick<PageState, 'locale'>): Page {
  return makePage({
    state: {
      locales: LOCALES,
      origin: 'https://games.example.com',
      guard: 'open',
      guardAlso: [],
      user: null,
      audience: 'unknown',
      isAgeOfAccount: false,
      ageNotice: 'adult',
      clientIp: '',
      cookieDomain: '',
      device: readDevice(''),
      maintenance: undefined,
      plannedMaintenance: undefined,
      upgradeNotice: null,
      gameRulesUrl: 'https://example.com/rules',
      companyName: 'Starhall',
      staticBase: '',
      gamesOrigin: '',
      signKey: '',
      messageUrls: {
        core: '',
        play: '',
        age: '',
        filters: '',
        developer: '',
        'developer-page': '',
        'public-page': '',
        posts: '',
        'game-facts': '',
        places: '',
        'store-pages': '',
        'rare-overlays': '',
        details: '',
        'details-later': '',
        errors: '',
        rules: '',
        states: '',
        account: '',
        balance: '',
        wallet: '',
        exchange: '',
        purchase: '',
        store: '',
        inspection: '',
        invoice: '',
        operator: '',
        upload: '',
        become: '',
        company: '',
        contacts: '',
        editor: '',
        portal: '',
        versions: '',
        products: '',
        sales: '',
        'test-account': '',
        tokens: '',
        webhooks: '',
        'sign-in': '',
        verification: '',
        library: '',
        ratings: '',
        notifications: '',
        overlays: '',
        music: '',
        help: '',
        offline: '',
      },
      ...state,
    },
    translator: translatorOf(state.locale),
    call: async ({ path }) => {
      throw new Error(`no call is answered here: ${path}`);
    },
    session: createSessionStore(state.user ?? null, signedInParts),
    visit: createVisitStore(''),
    MaintenancePage,
    Overlays: () => null,
    loadSessionControl: async () => {
      throw new Error('no session begins or ends here');
    },
  });
}
