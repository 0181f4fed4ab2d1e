import { compileAreas, SERVER_AREAS } from '#i18n/compile-messages.ts';
import { createTranslatorCache } from '#i18n/translator-cache.ts';

const AREAS = [
  ...SERVER_AREAS,
  'words',
  'hall',
  'catalogue',
  'states',
  'removal',
  'inspection',
  'notifications',
] as const;

/** The server's own messages, and those shared with pages, per language. */
export const serverWords = createTranslatorCache((language) => compileAreas(AREAS, language));
