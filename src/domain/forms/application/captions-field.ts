import type { Application } from '#contract/application/entities.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { isFields, optional, record } from '../checks/checks.ts';
import { pictureReference } from '../checks/value-checks.ts';
import { asIs, textOf } from '../field-kinds.ts';

type Captions = Application['captions'];

function readCaptions(value: unknown): Captions {
  const given = isFields(value) ? value : {};
  return Object.fromEntries(LOCALES.map((lang) => [lang, textOf(given[lang])]).filter(([, url]) => url !== ''));
}

/** The captions of a trailer: an upload or stored address for each language, in any number of them. */
export const captions = {
  normalize: asIs,
  check: optional(record(Object.fromEntries(LOCALES.map((lang) => [lang, optional(pictureReference)])))),
  read: readCaptions,
  difference: {
    kind: 'list',
    texts: (given: Captions) => Object.entries(given).map(([lang, url]) => `${lang} ${url}`),
  },
} as const;
