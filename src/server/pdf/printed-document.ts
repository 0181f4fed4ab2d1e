import type { LocaleCode } from '#contract/values/locales.ts';

export interface PrintedColumn {
  readonly head: string;
  /** Its part of the width, compared with the other columns. */
  readonly share: number;
  /** Numbers stand at the right. */
  readonly isNumber?: boolean;
}

export interface PrintedTable {
  readonly title: string;
  readonly columns: readonly PrintedColumn[];
  /** Cells by row, in the order of the columns. */
  readonly rows: readonly (readonly string[])[];
}

/** A document to print, in words of one language: nothing is left to be looked up. */
export interface PrintedDocument {
  readonly lang: LocaleCode;
  readonly title: string;
  /** Under the title. */
  readonly subtitle: string;
  /** Who made it. */
  readonly author: string;
  /** When it was made, ISO 8601. */
  readonly madeAt: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly tables: readonly PrintedTable[];
  readonly notes: readonly string[];
  /** At the foot of every page, beside its number. */
  readonly footer: string;
}
