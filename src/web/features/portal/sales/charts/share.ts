/** Sales of one product or in one country. */
export interface Share {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  readonly amount: number;
  readonly refundedAmount: number;
}
