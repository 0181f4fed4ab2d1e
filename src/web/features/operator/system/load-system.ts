import { getSystemState } from '#contract/system/operator-endpoints.ts';
import type { SystemState } from '#contract/system/operator-entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { Page } from '#web/app/use-page.ts';
import { numberFormat } from '#web/ui/text/intl-formats.ts';

export function loadSystem(page: Page): Promise<SystemState> {
  return page.call(getSystemState, {});
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** A waiting time in its largest unit, rounded down. */
export function formatWait(seconds: number, locale: LocaleCode): string {
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? (['second', 1] as const);
  const options = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return numberFormat(locale, options).format(Math.floor(seconds / size));
}
