import { CURRENCIES } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { createTranslator } from '#i18n/translator.ts';
import { formatRate } from '#web/features/operator/money/rates/load-rates.ts';
import { formatCompact, formatDay as formatPortalDay } from '#web/features/portal/charts/drawing-parts.tsx';
import { formatMonth } from '#web/features/portal/statements/load-statements.tsx';
import { sayTimeLeft } from '#web/features/portal/versions/upload/upload-row.tsx';
import { shortCoins } from '#web/features/store/balance/balance-menu.tsx';
import { formatCalendarDay, invoicePeriodParts } from '#web/kit/invoice/format-invoice.ts';
import { formatAmount, formatCoins } from '#web/ui/text/format-amount.ts';
import { formatBytes } from '#web/ui/text/format-bytes.ts';
import { formatCount } from '#web/ui/text/format-count.ts';
import { formatDay } from '#web/ui/text/format-day.ts';
import { formatStars } from '#web/ui/text/format-stars.ts';

/** Compiled messages, as pages get them. */
export type SampleMessages = Parameters<typeof createTranslator>[1];

const NUMBERS = [
  0, 1, 2, 5, 0.05, 12, 999.5, 1000, 1234.5, 9999, 12_345, 99_999, 123_456, 12_345_678, 1.5e9, -3, -1234.5,
];
const DAYS = ['2026-01-01', '2026-02-09', '2026-05-31', '2026-11-23'];
const MOMENTS = ['T00:00:00Z', 'T09:05:00Z', 'T12:34:56Z', 'T23:59:59Z'].flatMap((time) =>
  DAYS.map((day) => day + time),
);
const LISTS = [['甲'], ['甲', 'b'], ['甲', 'b', 'ơ'], ['甲', 'b', 'ơ', 'd']];

/** Formats that components produce with `Intl` directly. */
const NUMBER_STYLES: readonly Intl.NumberFormatOptions[] = [
  {},
  { maximumSignificantDigits: 8 },
  { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' },
];
const MOMENT_STYLES: readonly Intl.DateTimeFormatOptions[] = [
  { dateStyle: 'long', timeStyle: 'short' },
  { dateStyle: 'medium', timeStyle: 'short' },
  { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  { month: 'long', day: 'numeric', weekday: 'short' },
  { month: 'short', day: 'numeric' },
  { dateStyle: 'long' },
  { dateStyle: 'full' },
  { timeStyle: 'short' },
];

/** Everything that pages format with the runtime's locale data: the same code in Node.js and browsers. */
export function writeSamples(locale: LocaleCode, messages: SampleMessages): Readonly<Record<string, string>> {
  const entries = [
    ...NUMBERS.flatMap((number) => ofNumber(locale, number)),
    ...DAYS.flatMap((day) => ofDay(locale, day)),
    ...MOMENTS.flatMap((moment) => ofMoment(locale, moment)),
    ...LISTS.flatMap((list) => ofList(locale, list)),
    ...ofMessages(locale, messages),
  ];
  return Object.fromEntries(entries.map(([name, text]) => [`${locale} ${name}`, text]));
}

type Sample = readonly [name: string, text: string];

function ofNumber(locale: LocaleCode, number: number): readonly Sample[] {
  return [
    [`count ${number}`, formatCount(number, locale)],
    [`bytes ${number}`, formatBytes(number, locale)],
    [`compact ${number}`, formatCompact(locale)(number)],
    [`stars ${number}`, formatStars(number, locale)],
    [`rate ${number}`, formatRate(number, locale)],
    [`time left ${number}`, sayTimeLeft(number, locale)],
    ...CURRENCIES.flatMap((currency): Sample[] => [
      [`amount ${number} ${currency}`, formatAmount(number, currency, locale)],
      [`coins ${number} ${currency}`, formatCoins(number, currency, locale)],
      [`short coins ${number} ${currency}`, shortCoins(number, currency, locale)],
    ]),
    ...NUMBER_STYLES.map(
      (style): Sample => [`${JSON.stringify(style)} ${number}`, new Intl.NumberFormat(locale, style).format(number)],
    ),
  ];
}

function ofDay(locale: LocaleCode, day: string): readonly Sample[] {
  return [
    [`day ${day}`, formatCalendarDay(day, locale)],
    [`short day ${day}`, formatPortalDay(day, locale, 'short')],
    [`long day ${day}`, formatPortalDay(day, locale, 'long')],
    [`month ${day}`, formatMonth(day.slice(0, 7), locale)],
    [`invoice ${day}`, JSON.stringify(invoicePeriodParts(day.slice(0, 7), locale))],
  ];
}

function ofMoment(locale: LocaleCode, moment: string): readonly Sample[] {
  return [
    [`day of ${moment}`, formatDay(moment, locale)],
    ...MOMENT_STYLES.map((style): Sample => {
      const format = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });
      return [`${JSON.stringify(style)} ${moment}`, format.format(Date.parse(moment))];
    }),
  ];
}

function ofList(locale: LocaleCode, list: readonly string[]): readonly Sample[] {
  return (['unit', 'conjunction'] as const).map((type) => [
    `${type} of ${list.length}`,
    new Intl.ListFormat(locale, { type }).format(list),
  ]);
}

/** Every message that formats an argument, with numbers in all of them: plural forms are those of `Intl.PluralRules`. */
function ofMessages(locale: LocaleCode, messages: SampleMessages): readonly Sample[] {
  const translator = createTranslator(locale, messages);
  return Object.entries(messages).flatMap(([key, message]) => {
    const names = [...new Set(argumentsOf(message))];
    const formats = /"(?:number|date|time|plural|selectordinal)"/.test(JSON.stringify(message));
    return [0, 1, 2, 1234.5].flatMap((number): Sample[] => {
      const values = Object.fromEntries(names.map((name) => [name, number]));
      return formats ? [[`${key} ${number}`, translator.find(key, values) ?? '']] : [];
    });
  });
}

/** The first entry of each part of a compiled message that is a list names an argument; forms are nested messages. */
function argumentsOf(message: unknown): readonly string[] {
  if (!Array.isArray(message)) return [];
  return message.flatMap((part: unknown) => {
    if (!Array.isArray(part)) return [];
    const [name, , forms] = part;
    const nested = typeof forms === 'object' && forms !== null ? Object.values(forms).flatMap(argumentsOf) : [];
    return [String(name), ...nested];
  });
}
