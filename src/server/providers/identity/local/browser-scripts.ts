import type { IdentityProviderName } from '#contract/account/entities.ts';
import { DEFAULT_LOCALE, type LocaleCode } from '#contract/values/locales.ts';
import { compileAreas } from '#i18n/compile-messages.ts';
import { createTranslator } from '#i18n/translator.ts';
import appleClient from './browser/apple-client.js?raw';
import askInPopup from './browser/ask-in-popup.js?raw';
import callback from './browser/callback.js?raw';
import coolDown from './browser/cool-down.js?raw';
import googleClient from './browser/google-client.js?raw';
import moments from './browser/moments.js?raw';
import promptCard from './browser/prompt-card.js?raw';
import settings from './browser/settings.js?raw';
import signInFailure from './browser/sign-in-failure.js?raw';
import surface from './browser/surface.js?raw';
import waitForCode from './browser/wait-for-code.js?raw';
import { localBase, PROVIDER_NAMES } from './local-paths.ts';

/** The files of a provider's script, each after its dependencies. */
const FILES = {
  google: [signInFailure, waitForCode, askInPopup, moments, coolDown, surface, promptCard, googleClient],
  apple: [signInFailure, waitForCode, askInPopup, appleClient],
} as const satisfies Record<IdentityProviderName, readonly string[]>;

/**
 * The script that a page loads instead of the provider's own. It is a classic script, like the original, so that it
 * is ready once loaded: its files are joined in one function, with shared imports first.
 */
export function makeClientScript(provider: IdentityProviderName, locales: readonly LocaleCode[]): string {
  const facts = { base: localBase(provider), defaultLocale: DEFAULT_LOCALE, words: wordsOf(provider, locales) };
  const settled = settings.replace(/^export const SETTINGS = .*$/m, () => `const SETTINGS = ${JSON.stringify(facts)};`);
  return `(() => {\n'use strict';\n${[settled, ...FILES[provider]].map(unwrapModule).join('\n')}})();\n`;
}

/** The script of the page that completes a sign-in. */
export function readCallbackScript(): string {
  return callback;
}

function unwrapModule(source: string): string {
  return source.replaceAll(/^import .*;\n/gm, '').replaceAll(/^export /gm, '');
}

function wordsOf(provider: IdentityProviderName, locales: readonly LocaleCode[]) {
  const values = { provider: PROVIDER_NAMES[provider] };
  return Object.fromEntries(
    locales.map((locale) => {
      const { t } = createTranslator(locale, compileAreas(['identity'], locale));
      const words = {
        cardTitle: t('identity.card.title', values),
        cardMessage: t('identity.card.message', values),
        cardChoose: t('identity.accounts'),
        cardClose: t('identity.card.close'),
        signIn: t('identity.card.title', values),
        signUp: t('identity.button.signUp', values),
        continueWith: t('identity.button.continue', values),
      };
      return [locale, words];
    }),
  );
}
