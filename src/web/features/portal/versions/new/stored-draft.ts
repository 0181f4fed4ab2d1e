import { LOCALES } from '#contract/values/locales.ts';
import { NO_TEXTS, type VersionTexts } from '../notes/version-texts.ts';

/** Input of a version that has not been created yet. */
export interface VersionDraft extends VersionTexts {
  /** Whether to submit the version for review immediately. */
  readonly submit: boolean;
}

export const NEW_DRAFT: VersionDraft = { ...NO_TEXTS, submit: true };

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stores the input for one platform across reloads of a tab; `owner` is the account's ID. */
export function storedDraft(storage: Shelf, { owner, slot }: { readonly owner: number; readonly slot: string }) {
  const key = `version-draft ${owner} ${slot}`;
  return {
    read: () => readDraft(storage.getItem(key)),
    write(draft: VersionDraft) {
      try {
        storage.setItem(key, JSON.stringify(draft));
      } catch {
        // Storage may be unavailable or full; the draft is only a convenience.
      }
    },
    forget: () => storage.removeItem(key),
  };
}

/** Null if nothing valid is stored. */
function readDraft(text: string | null): VersionDraft | null {
  if (text === null) return null;
  const kept: unknown = parse(text);
  if (!isRecord(kept)) return null;
  const notes = isRecord(kept.notes) ? kept.notes : {};
  return {
    versionName: textOf(kept.versionName),
    minimumVersion: textOf(kept.minimumVersion),
    notes: { ...NO_TEXTS.notes, ...Object.fromEntries(LOCALES.map((lang) => [lang, textOf(notes[lang])])) },
    submit: kept.submit !== false,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
