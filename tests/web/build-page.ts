import { LOCALES } from '#contract/locales.ts';
import { readDevice } from '#domain/device.ts';
import { compileMessages } from '#i18n/compile-messages.ts';
import { createTranslator } from '#i18n/translator.ts';
import type { PageState } from '#web/app/page-state.ts';
import { makePage, type Page } from '#web/app/use-page.ts';

/** The context of a page in a language, with its real words; it answers no calls. */
export function buildPage(state: Partial<PageState> & Pick<PageState, 'locale'>): Page {
  return makePage({
    state: {
      locales: LOCALES,
      origin: 'https://games.example.com',
      guard: 'open',
      guardAlso: [],
      isSignedIn: false,
      device: readDevice(''),
      maintenance: undefined,
      upgradeNotice: null,
      gameRulesUrl: 'https://example.com/rules',
      companyName: 'Starhall',
      staticBase: '',
      gamesOrigin: '',
      signKey: '',
      messageUrls: { core: '', errors: '' },
      ...state,
    },
    translator: createTranslator(state.locale, compileMessages('core', state.locale)),
    call: async ({ path }) => {
      throw new Error(`no call is answered here: ${path}`);
    },
  });
}
