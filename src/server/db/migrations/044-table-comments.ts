/** What a table is for, and what those of its columns mean whose names do not say it. */
export type TableComments = Readonly<
  Record<string, readonly [about: string, columns?: Readonly<Record<string, string>>]>
>;
