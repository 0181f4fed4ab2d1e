/**
 * The settings that the server prepends to the script it builds from these files: the provider's path, and its words in
 * every language. This file only documents their shape.
 *
 * @typedef {object} Words
 * @property {string} cardTitle
 * @property {string} cardMessage
 * @property {string} cardChoose
 * @property {string} cardClose
 * @property {string} signIn
 * @property {string} signUp
 * @property {string} continueWith
 *
 * @typedef {object} Settings
 * @property {string} base path of the provider
 * @property {string} defaultLocale
 * @property {Readonly<Record<string, Words>>} words by locale
 */

const NO_WORDS = {
  cardTitle: '',
  cardMessage: '',
  cardChoose: '',
  cardClose: '',
  signIn: '',
  signUp: '',
  continueWith: '',
};

/** @type {Settings} */
export const SETTINGS = { base: '', defaultLocale: '', words: {} };

/**
 * The words of a language, by default the page's.
 *
 * @param {string} [locale]
 * @returns {Words}
 */
export function findWords(locale = document.documentElement.lang) {
  return SETTINGS.words[locale] ?? SETTINGS.words[SETTINGS.defaultLocale] ?? NO_WORDS;
}
