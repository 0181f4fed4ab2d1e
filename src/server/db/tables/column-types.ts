import type { ColumnType } from 'kysely';
import type { LocaleCode } from '#contract/values/locales.ts';

/** Read as dates, written as dates or ISO text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
export type GeneratedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;
export type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** A text in every language; written as JSON text. */
export type TextsColumn = ColumnType<Readonly<Record<LocaleCode, string>>, string, never>;
