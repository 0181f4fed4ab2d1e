/** The purpose of a table, and the meaning of columns that are not self-explanatory. */
export type TableComments = Readonly<
  Record<string, readonly [about: string, columns?: Readonly<Record<string, string>>]>
>;
