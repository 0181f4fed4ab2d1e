/** A money call of an operator, as far as it may take two. */
export interface WeighedCall {
  readonly amountMinor: number;
  /** From what amount on it takes two operators. */
  readonly secondPersonFromMinor: number;
  /** Who has made the call already; null: nobody has. */
  readonly firstId: number | null;
  readonly operatorId: number;
}

/** Enough: it is done. First: it waits for another operator. Again: the first operator has made it before. */
export type CallWeight = 'enough' | 'first' | 'again';

/** What a call counts for that takes a second operator from an amount on. */
export function weighCall({ amountMinor, secondPersonFromMinor, firstId, operatorId }: WeighedCall): CallWeight {
  if (amountMinor < secondPersonFromMinor) return 'enough';
  if (firstId === null) return 'first';
  return firstId === operatorId ? 'again' : 'enough';
}
