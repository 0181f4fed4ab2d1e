/** An operator's money call that may need a second operator. */
export interface OperatorCall {
  readonly amountMinor: number;
  /** The amount from which two operators are needed. */
  readonly secondPersonFromMinor: number;
  /** The operator who made the call first; null if none has. */
  readonly firstId: number | null;
  readonly operatorId: number;
}

/** Enough: carry it out. First: wait for another operator. Again: the same operator has called before. */
export type SecondOperatorStep = 'enough' | 'first' | 'again';

/** Decides whether a call that needs a second operator above an amount may proceed. */
export function checkSecondOperator({
  amountMinor,
  secondPersonFromMinor,
  firstId,
  operatorId,
}: OperatorCall): SecondOperatorStep {
  if (amountMinor < secondPersonFromMinor) return 'enough';
  if (firstId === null) return 'first';
  return firstId === operatorId ? 'again' : 'enough';
}
