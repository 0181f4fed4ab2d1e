import { readPreference, storePreference, subscribeToConsent } from '#web/app/consent/consent.ts';
import type { MusicStore, RememberedMusic } from './music-store.ts';

const KEY = 'music';

/** Parses the stored player settings; invalid values are ignored. */
export function readRemembered(text: string | null, trackCount: number): Partial<RememberedMusic> {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    return {};
  }
  if (typeof kept !== 'object' || kept === null) return {};
  const { volume, current, isInOrder }: Partial<Record<keyof RememberedMusic, unknown>> = kept;
  const isWhole = (value: unknown, most: number): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
  return {
    ...(isWhole(volume, 100) && { volume }),
    ...(isWhole(current, trackCount - 1) && { current }),
    ...(typeof isInOrder === 'boolean' && { isInOrder }),
  };
}

/** The last volume, track and order: from this visit or, with consent, an earlier one. */
export function recallMusic(trackCount: number): Partial<RememberedMusic> {
  return readRemembered(readPreference(KEY), trackCount);
}

/** Stores the settings from now on, as far as the visitor's consent allows. */
export function rememberMusic(store: MusicStore): void {
  const asText = () => {
    const { volume, current, isInOrder } = store.state();
    return JSON.stringify({ volume, current, isInOrder });
  };
  let kept = asText();
  store.subscribe(() => {
    const text = asText();
    if (text === kept) return;
    kept = text;
    storePreference(KEY, text);
  });
  subscribeToConsent(() => {
    if (readPreference(KEY) !== null) storePreference(KEY, kept);
  });
}
