import type { LocaleCode } from '#contract/values/locales.ts';

export interface PrintedColumn {
  readonly head: string;
  /** Its relative width. */
  readonly share: number;
  /** Numbers are right-aligned. */
  readonly isNumber?: boolean;
}

export interface PrintedTable {
  readonly title: string;
  readonly columns: readonly PrintedColumn[];
  /** Cells by row, in column order. */
  readonly rows: readonly (readonly string[])[];
}

/** A document to print, fully translated and resolved. */
export interface PrintedDocument {
  readonly lang: LocaleCode;
  readonly title: string;
  /** Below the title. */
  readonly subtitle: string;
  /** The document's author. */
  readonly author: string;
  /** Creation time, ISO 8601. */
  readonly madeAt: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly tables: readonly PrintedTable[];
  readonly notes: readonly string[];
  /** In the footer of every page, beside its number. */
  readonly footer: string;
}
