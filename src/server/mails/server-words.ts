import { compileAreas, SERVER_AREAS } from '#i18n/compile-messages.ts';
import { keepTranslators } from '#i18n/keep-translators.ts';

const AREAS = [...SERVER_AREAS, 'words', 'catalogue', 'states', 'removal', 'inspection', 'notifications'] as const;

/** The server's own messages, and those shared with pages, per language. */
export const serverWords = keepTranslators((language) => compileAreas(AREAS, language));
