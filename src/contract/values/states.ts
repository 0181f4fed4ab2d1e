/*
 * The numbers of every state and kind, once (docs/spec/requirements.md, O31-O49 and O107). Which state may follow is
 * in src/domain/state-machines; the names that people read are in the catalog `states`.
 */
export { POLICY_TYPE, type PolicyType, SORT_TYPE, type SortType, USER_TYPE, type UserType } from './page-states.ts';

/** The shelf status of an application, a version or a product (R4.1, O36). */
export const SHELF = { onShelf: 1, offShelf: 2, removed: 3 } as const;
export type Shelf = (typeof SHELF)[keyof typeof SHELF];

/** The operator's check of a version (R4.6, O37). */
export const VERSION_REVIEW = { notReviewed: 0, inReview: 1, rejected: 2, approved: 3 } as const;
export type VersionReview = (typeof VERSION_REVIEW)[keyof typeof VERSION_REVIEW];

/**
 * Where a payment stands (R4.18, O44). `chargeable` is authorized and not captured, `rejectedCancelled` canceled after
 * it was rejected.
 */
export const PAYMENT_STATUS = {
  paid: 1,
  pending: 2,
  refunded: 3,
  chargeable: 4,
  cancelling: 5,
  cancelled: 6,
  rejected: 7,
  rejectedCancelled: 8,
  refundInProgress: 9,
} as const;
export type PaymentStatus = (typeof PAYMENT_STATUS)[keyof typeof PAYMENT_STATUS];

/** The review status of a developer's application (R4.24, O45). */
export const PROVIDER_REVIEW = { none: 0, reviewing: 1, approved: 2, rejected: 3, timedOut: 4 } as const;
export type ProviderReview = (typeof PROVIDER_REVIEW)[keyof typeof PROVIDER_REVIEW];

/** The status of a developer's news (domain/state-machines/developer-post.ts). */
export const POST_STATE = { draft: 1, submitted: 2, published: 3, rejected: 4, withdrawn: 5, removed: 6 } as const;
export type PostState = (typeof POST_STATE)[keyof typeof POST_STATE];

/** Whether the certificate of a winning invoice was printed (R4.25, O47). */
export const INVOICE_PRINTING = { notYetPrinted: 0, printed: 1 } as const;
export type InvoicePrinting = (typeof INVOICE_PRINTING)[keyof typeof INVOICE_PRINTING];

/** The status of an invoice: paid without a number yet, issued, or voided by a full refund (decisions.md, Money). */
export const INVOICE_STATUS = { waiting: 0, issued: 1, voided: 2 } as const;
export type InvoiceStatus = (typeof INVOICE_STATUS)[keyof typeof INVOICE_STATUS];

/** What carries an invoice (O47; 4 in decisions.md, Money). */
export const CARRIER_TYPE = { mobileBarcode: 1, citizenCertificate: 2, memberCarrier: 3, donation: 4 } as const;
export type CarrierType = (typeof CARRIER_TYPE)[keyof typeof CARRIER_TYPE];

/** What an invoice won (O47; the cloud prizes in decisions.md, Money). */
export const WINNING_TYPE = {
  none: 0,
  special: 1,
  grand: 2,
  first: 3,
  second: 4,
  third: 5,
  fourth: 6,
  fifth: 7,
  sixth: 8,
  cloudMillion: 9,
  cloudTwoThousand: 10,
  cloudEightHundred: 11,
  cloudFiveHundred: 12,
} as const;
export type WinningType = (typeof WINNING_TYPE)[keyof typeof WINNING_TYPE];

/** The status of an account (O49). */
export const USER_STATUS = { normal: 1, suspended: 2, deactivated: 3 } as const;
export type UserStatus = (typeof USER_STATUS)[keyof typeof USER_STATUS];

/** How someone signs in (O49): `openid` is any provider of OIDC_PROVIDERS, `email` a code sent to an address. */
export const LOGIN_TYPE = { google: 1, apple: 2, openid: 3, email: 4 } as const;
export type LoginType = (typeof LOGIN_TYPE)[keyof typeof LOGIN_TYPE];

/** The kind of a provider (O49). */
export const PROVIDER_TYPE = { individual: 1, company: 2 } as const;
export type ProviderType = (typeof PROVIDER_TYPE)[keyof typeof PROVIDER_TYPE];

/** The status of a banner (O107). */
export const BANNER_TYPE = { hall: 1, notice: 2 } as const;
export type BannerType = (typeof BANNER_TYPE)[keyof typeof BANNER_TYPE];
