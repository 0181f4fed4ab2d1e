/** What was sold of one thing, or to one place. */
export interface Share {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  readonly amount: number;
  readonly refundedAmount: number;
}
