/** How star coins can be guaranteed, in the order of Taiwan's rules for prepaid game points. */
export const GUARANTEE_KINDS = ['bank', 'trust', 'company', 'association', 'other'] as const;

export type GuaranteeKind = (typeof GUARANTEE_KINDS)[number];

export interface StarCoinGuarantee {
  readonly kind: GuaranteeKind;
  /** Who guarantees: a bank, a company, an association, or for `other` the guarantee in words. */
  readonly guarantor: string;
}

/** The longest name that fits a sentence of the terms. */
const GUARANTOR_LENGTH = 200;

/** Reads `trust:First Bank`; undefined for any other form. */
export function readStarCoinGuarantee(setting: string): StarCoinGuarantee | undefined {
  const colon = setting.indexOf(':');
  const kind = GUARANTEE_KINDS.find((name) => name === setting.slice(0, Math.max(colon, 0)));
  const guarantor = setting.slice(colon + 1).trim();
  if (kind === undefined || guarantor === '' || guarantor.length > GUARANTOR_LENGTH) return undefined;
  return /\p{Cc}/u.test(guarantor) ? undefined : { kind, guarantor };
}
